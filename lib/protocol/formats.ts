const dash = 0x2d;
const colon = 0x3a;
const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Whether a text is a date and time as RFC 3339 writes it: offset required, a day that the calendar has, no space
 * for the T, nothing before or behind. A leap second is one only at the end of a UTC day.
 */
export function isDateTime(text: string): boolean {
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 2);
  const day = digits(text, 8, 2);
  if (text.charCodeAt(4) !== dash || text.charCodeAt(7) !== dash || !isDay(year, month, day)) return false;
  const hour = digits(text, 11, 2);
  const minute = digits(text, 14, 2);
  const second = digits(text, 17, 2);
  if (!/[Tt]/.test(text.charAt(10)) || text.charCodeAt(13) !== colon || text.charCodeAt(16) !== colon)
    return false;
  if (!(hour <= 23 && minute <= 59 && second <= 60)) return false;
  const offset = offsetOf(text, afterFraction(text));
  if (Number.isNaN(offset)) return false;
  return second < 60 || (hour * 60 + minute - offset + 2880) % 1440 === 1439;
}

/** The number that `count` decimal digits from `at` write, or NaN where anything else stands. */
function digits(text: string, at: number, count: number): number {
  let value = 0;
  for (let index = at; index < at + count; index += 1) {
    const digit = text.charCodeAt(index) - 0x30;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

function isDay(year: number, month: number, day: number): boolean {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (
    day >= 1 && day <= (monthLengths[month - 1] ?? 0) && !(month === 2 && day === 29 && !leap) && year >= 0
  );
}

/** Where the offset starts: behind the seconds and their fraction. A dot without digits leaves us at the dot. */
function afterFraction(text: string): number {
  if (text[19] !== '.') return 19;
  let at = 20;
  while (!Number.isNaN(digits(text, at, 1))) at += 1;
  return at === 20 ? 19 : at;
}

/** Minutes east of UTC that the rest of the text gives, or NaN where it is no offset. */
function offsetOf(text: string, at: number): number {
  const sign = text.charAt(at);
  if (/[Zz]/.test(sign)) return text.length === at + 1 ? 0 : Number.NaN;
  const hour = digits(text, at + 1, 2);
  const minute = digits(text, at + 4, 2);
  if (!/[+-]/.test(sign) || text.charCodeAt(at + 3) !== colon || text.length !== at + 6) return Number.NaN;
  if (!(hour <= 23 && minute <= 59)) return Number.NaN;
  return (hour * 60 + minute) * (sign === '-' ? -1 : 1);
}

const character = "(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})";
const name = "(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*";
const user = "(?:(?:[A-Za-z0-9._~!$&'()*+,;=:-]|%[0-9A-Fa-f]{2})*@)?";
const address = "\\[(?:[0-9A-Fa-f:.]+|v[0-9A-Fa-f]+\\.[A-Za-z0-9._~!$&'()*+,;=:-]+)\\]";
const uri = new RegExp(
  `^[A-Za-z][A-Za-z0-9+.-]*:(?://${user}(?:${address}|${name})(?::[0-9]*)?(?:/${character}*)*` +
    `|/?(?:${character}+(?:/${character}*)*)?)` +
    `(?:\\?(?:${character}|[/?])*)?(?:#(?:${character}|[/?])*)?$`,
);

/** Whether a text is an absolute URI by the grammar of RFC 3986: it names a scheme, and every character is legal. */
export function isUri(text: string): boolean {
  return uri.test(text);
}

/** The formats that our schemas name, by their JSON Schema names. */
export const formats = { 'date-time': isDateTime, uri: isUri } as const;
