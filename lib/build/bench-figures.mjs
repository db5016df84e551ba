/**
 * @typedef {object} Figure
 * @property {string} id
 * @property {string} title what was measured against what
 * @property {number} value
 * @property {'×' | 'KB' | 'ms' | '%'} unit
 * @property {number} [limit] the greatest value that is good; none where the machine decides more than we do
 * @property {number} [aim] what we would like, below the limit
 *
 * @typedef {object} Skipped a figure that could not be measured here
 * @property {string} id
 * @property {string} because
 */

/**
 * @param {readonly number[]} values
 * @returns {number} the middle one of an odd number of values
 */
export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/**
 * @param {readonly number[]} values
 * @param {number} part between 0 and 1
 * @returns {number} the smallest value that `part` of the values do not exceed
 */
export const percentile = (values, part) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
};

/**
 * @param {Figure} figure
 * @returns {boolean} whether the limit is kept; a figure that is no number keeps none
 */
export const isGood = ({ value, limit }) => (limit === undefined ? !Number.isNaN(value) : value <= limit);

/**
 * @param {readonly Figure[]} figures
 * @param {readonly Skipped[]} skipped
 * @returns {readonly string[]} lines for people, one per figure
 */
export const figureLines = (figures, skipped) => {
  const width = Math.max(0, ...figures.map(({ title }) => title.length));
  return [
    ...figures.map((figure) => {
      const { title, value, unit, limit, aim } = figure;
      const digits = unit === '×' ? 2 : 1;
      const wish = aim === undefined ? '' : `, aim ${aim}`;
      const most = limit === undefined ? '' : ` (at most ${limit}${wish})`;
      const word = limit === undefined ? '    ' : isGood(figure) ? 'ok  ' : 'OVER';
      return `${word} ${title.padEnd(width)} ${value.toFixed(digits).padStart(7)} ${unit}${most}`;
    }),
    ...skipped.map(({ id, because }) => `---- ${id} was not measured: ${because}`),
  ];
};
