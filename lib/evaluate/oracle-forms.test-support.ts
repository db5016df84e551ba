import { get, has, isList, isNumeric, isObject, type Maybe } from './oracle-shapes.test-support';

// The second opinion on answered forms: a question's fields, as far as rows ask for them.

/** facts 2 and 5.7: content answers a form only, has what the form requires, and each field what it asks for. */
export function answersQuestion(answer: unknown, event: Maybe): boolean {
  const content = get(answer, 'content');
  if (content === undefined) return true;
  const asked = get(event, 'elicitation');
  if (get(asked, 'mode') !== 'form') return false;
  const schema = get(read(get(get(asked, 'request'), 'text')), 'requestedSchema');
  const required = get(schema, 'required');
  const fields = get(schema, 'properties');
  if (isList(required) && !required.every((name) => has(content, String(name)))) return false;
  return (
    !isObject(content) || Object.entries(content).every(([name, value]) => fits(get(fields, name), value))
  );
}

function read(text: Maybe): Maybe {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

function fits(field: Maybe, value: unknown): boolean {
  const [least, most] = [get(field, 'minimum'), get(field, 'maximum')];
  const longest = get(field, 'maxLength');
  const choices = get(field, 'enum');
  switch (get(field, 'type')) {
    case 'integer':
    case 'number':
      return (
        isNumeric(value) &&
        (get(field, 'type') === 'number' || typeof value === 'bigint' || Number.isInteger(value)) &&
        !(isNumeric(least) && value < least) &&
        !(isNumeric(most) && value > most)
      );
    case 'string':
      return (
        typeof value === 'string' &&
        !(isList(choices) && !choices.includes(value)) &&
        !(isNumeric(longest) && [...value].length > longest)
      );
    case 'boolean':
      return typeof value === 'boolean';
    default:
      return true;
  }
}
