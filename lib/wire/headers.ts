/**
 * What every answer says about itself: no guessing of types, no referrer, no sharing of the page's process or
 * resources with other origins, and no device that the explorer has no use for.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
};

/**
 * How long a browser may keep a file without asking: for good where the build puts a hash into the name, else not
 * at all (it asks, and gets 304 when nothing changed).
 *
 * @param path of the request, below the base path
 */
export const cacheControlOf = (path: string): string =>
  path.startsWith('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';
