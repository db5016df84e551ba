export { type OpenOptions, openServer } from './open-server';
export { type StaticFault, type StaticOptions, type StaticServer, serveStatic } from './serve-static';
