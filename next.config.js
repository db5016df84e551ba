/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  reactStrictMode: true,
  // Plain static hosting under a sub-path (for example a project page) sets this at build time.
  basePath: process.env.AHP_BASE_PATH || undefined,
  env: { NEXT_PUBLIC_BASE_PATH: process.env.AHP_BASE_PATH ?? '' },
  allowedDevOrigins: ['127.0.0.1'],
  images: { unoptimized: true },
  devIndicators: false,
  // `npm test` and `npm run check` check all types; doing it again here only delays the first page.
  typescript: { ignoreBuildErrors: true },
};

export default config;
