import { expose } from 'comlink';
import { createDocuments } from './documents';

// The page's worker: everything that parses, evaluates or verifies runs here.
expose(createDocuments());
