import type { Rules } from '@/lib/evaluate';
import { isJsonObject, member } from '@/lib/json';
import type { Mutant } from '../types';
import { client, keepingEffects, overlookingShape, setting, skipping, together } from './build';

type Charging = Rules['chargeAllowance'];
type Remaining = ReturnType<Charging>;

const less = (remaining: Remaining, units: number): Remaining =>
  typeof remaining === 'bigint' ? remaining - BigInt(units) : remaining - units;

const charging = (charge: (given: Parameters<Charging>[0], reference: Charging) => Remaining) => ({
  rules: ({ chargeAllowance }: Rules) => ({
    chargeAllowance: (given: Parameters<Charging>[0]) => charge(given, chargeAllowance),
  }),
});

/** Stop, continue and the allowance (rule 7). */
export const flowMutants: readonly Mutant[] = [
  client(
    'prior-stop-lost',
    7,
    'F1',
    'forgets a stop that came in',
    'A stop accepted earlier in the chain stays.',
    {
      rules: ({ startFlow }) => ({
        startFlow: (state) => {
          const flow = startFlow(state);
          return flow === 'stop' ? 'none' : flow;
        },
      }),
    },
  ),
  client(
    'prior-flow-lost',
    1,
    'F1',
    'ignores the flow of the incoming state',
    'Start from the flow of params.state where it is present.',
    {
      rules: () => ({ startFlow: () => 'none' }),
    },
  ),
  client(
    'empty-response-resets-flow',
    7,
    'F1',
    'forgets the flow at an empty response',
    'An empty response changes nothing.',
    setting('injections', ({ effects }) => (effects.length === 0 ? { flow: 'none' } : {})),
  ),
  client(
    'last-flow-wins',
    7,
    'F2',
    'lets the last flow effect win',
    'Stop wins over continue in either order.',
    { rules: () => ({ joinFlow: (_current, asked) => asked }) },
  ),
  client(
    'first-flow-wins',
    7,
    'F3',
    'lets the first flow effect win',
    'Stop wins over continue in either order.',
    {
      rules: () => ({ joinFlow: (current, asked) => (current === 'none' ? asked : current) }),
    },
  ),
  client(
    'continue-outranks-stop',
    7,
    'F2 F3',
    'ranks continue above stop',
    'Stop wins over continue in either order.',
    {
      rules: () => ({ joinFlow: (current, asked) => (current === 'continue' ? 'continue' : asked) }),
    },
  ),
  client(
    'stop-drops-instructions',
    7,
    'F4',
    'drops the instructions when stop wins',
    'Accepted instructions are kept, also when no continuation follows.',
    setting('injections', ({ pending, snapshot }) =>
      pending.flow === 'stop' ? { instructions: snapshot.instructions } : {},
    ),
  ),
  client(
    'each-continue-spends',
    7,
    'F5',
    'spends a unit for each continue',
    'One unit is spent for the whole response, however many effects ask.',
    charging(({ continues, ...given }, reference) =>
      reference({ ...given, continues }) === given.remaining
        ? given.remaining
        : less(given.remaining, continues),
    ),
  ),
  client(
    'stop-spends',
    7,
    'F6',
    'spends a unit although stop wins over a continue',
    'When stop wins no continuation occurs and no unit is spent.',
    charging((given, reference) => reference({ ...given, after: 'continue' })),
  ),
  client(
    'any-stop-spends',
    7,
    'F6',
    'spends a unit at a stop',
    'A stop consumes no allowance.',
    setting('injections', ({ effects, pending, snapshot }) =>
      pending.remaining === snapshot.remaining &&
      pending.remaining !== null &&
      effects.some((effect) => effect.type === 'flow' && effect.operation === 'stop')
        ? { remaining: less(pending.remaining, 1) }
        : {},
    ),
  ),
  client(
    'continue-is-free',
    7,
    'F7',
    'spends nothing for a continue',
    'Deduct exactly one unit when the response resolves to continue.',
    charging(({ remaining }) => remaining),
  ),
  client(
    'continue-spends-everything',
    7,
    'F5',
    'spends the whole allowance at a continue',
    'Deduct exactly one unit.',
    charging((given, reference) =>
      reference(given) === given.remaining ? given.remaining : less(given.remaining, Number(given.remaining)),
    ),
  ),
  client(
    'units-counted-by-instructions',
    7,
    'F8',
    'counts units by instructions, so that a continue without one is free',
    'The unit belongs to the continuation, not to its instruction.',
    charging((given, reference) => (given.instructed === 0 ? given.remaining : reference(given))),
  ),
  client(
    'chained-continue-spends-again',
    7,
    'F9',
    'spends a second unit for a later continue of the same chain',
    'An incoming continue has paid; a further one costs nothing.',
    charging((given, reference) => reference({ ...given, before: 'none' })),
  ),
  client(
    'chained-continue-needs-unit',
    7,
    'F10',
    'refuses a later continue of a chain as exhausted',
    'An incoming continue has paid, so a further one is legal at zero.',
    {
      rules: ({ hasUnit }) => ({ hasUnit: (allowance) => hasUnit({ ...allowance, before: 'none' }) }),
    },
  ),
  client(
    'exhausted-continue-accepted',
    7,
    'F11',
    'accepts a continue although no allowance remains',
    'A continue needs a positive remaining allowance.',
    { rules: () => ({ hasUnit: () => true }) },
  ),
  client(
    'stop-excuses-exhausted-continue',
    7,
    'F11',
    'lets a stop excuse an exhausted continue',
    'Stop does not salvage an exhausted continuation request.',
    {
      rules: (rules) => ({ ...rules }),
      ...keepingEffects(
        'allowance',
        (effect, _index, { effects }) =>
          effect.type !== 'flow' ||
          effect.operation !== 'continue' ||
          !effects.some((other) => other.type === 'flow' && other.operation === 'stop'),
      ),
    },
  ),
  client(
    'last-unit-unusable',
    7,
    'F11',
    'refuses a continue that would spend the last unit',
    'One remaining unit is enough.',
    {
      rules: ({ hasUnit }) => ({ hasUnit: (allowance) => allowance.remaining !== 1 && hasUnit(allowance) }),
    },
  ),
  client(
    'maximum-unchecked',
    7,
    'F12',
    'ignores maxContinuations',
    'Where a maximum is advertised, the count stays below it.',
    { rules: () => ({ belowMaximum: () => true }) },
  ),
  client(
    'maximum-counts-one-early',
    7,
    'F12',
    'refuses a continue one short of maxContinuations',
    'A continue is legal while the count is below the maximum.',
    {
      rules: () => ({
        belowMaximum: ({ count, maximum }) => maximum === null || Number(count) + 1 < Number(maximum),
      }),
    },
  ),
  client(
    'continue-needs-instruction',
    7,
    'F13',
    'refuses a continue without an instruction',
    'The instruction of a continue is optional.',
    {
      rules: ({ checkShape }) => ({
        checkShape: (effect, index, boundary, readings) => {
          const faults = checkShape(effect, index, boundary, readings);
          const bare =
            isJsonObject(effect) &&
            member(effect, 'operation') === 'continue' &&
            member(effect, 'instruction') === undefined;
          if (faults.length > 0 || !bare) return faults;
          const at = `/response/result/effects/${index}`;
          const message = 'The continue has no instruction.';
          return [
            {
              about: 'response',
              phase: 'shape',
              class: 'schema-invalid',
              rule: 3,
              pointer: at,
              effect: index,
              code: 'missing-member',
              member: 'instruction',
              message,
            },
          ];
        },
      }),
    },
  ),
  client(
    'missing-instruction-is-empty',
    7,
    'F14',
    'adds an empty instruction for a continue that gives none',
    'A continue without an instruction adds nothing to the list.',
    {
      rules: () => ({
        appendInstruction: (instructions, instruction) => [...instructions, instruction ?? ''],
      }),
    },
  ),
  client(
    'missing-instruction-is-null',
    7,
    'F14',
    'adds null for a continue that gives no instruction',
    'A continue without an instruction adds nothing to the list.',
    {
      // a list of texts that holds a null is exactly this mistake
      rules: () => ({
        appendInstruction: (instructions, instruction) => [...instructions, instruction ?? (null as never)],
      }),
    },
  ),
  client(
    'empty-instruction-accepted',
    7,
    'F15',
    'accepts an empty instruction',
    'An instruction, where given, is not empty.',
    overlookingShape(({ pointer, code }) => pointer.endsWith('/instruction') && code === 'wrong-value'),
  ),
  client(
    'stop-reads-as-deny',
    7,
    'F16',
    'turns a stop into a denial',
    'Flow is independent of the decision: a stop leaves the permission as it is.',
    {
      rules: ({ outcomeOf }) => ({
        outcomeOf: (settled) =>
          settled.pending.flow === 'stop' ? { ...outcomeOf(settled), decision: 'deny' } : outcomeOf(settled),
      }),
    },
  ),
  client('stop-lifts-deny', 7, 'F16', 'lets a stop lift a denial', 'Flow is independent of the decision.', {
    rules: ({ outcomeOf }) => ({
      outcomeOf: (settled) =>
        settled.pending.flow === 'stop' ? { ...outcomeOf(settled), decision: 'allow' } : outcomeOf(settled),
    }),
  }),
  client(
    'runs-although-stopped',
    7,
    'F17',
    'runs the tool although the flow is stopped',
    'A stop prevents the original execution.',
    {
      rules: () => ({
        executes: ({ candidate }, decision, boundary) =>
          boundary.executesTool && decision === 'allow' && candidate === null,
      }),
    },
  ),
  client(
    'stop-is-ignored',
    7,
    'F17',
    'accepts a stop and never applies it',
    'Resolve the flow before the outcome is derived.',
    keepingEffects('flow', (effect) => effect.type !== 'flow' || effect.operation !== 'stop'),
  ),
  client(
    'flow-is-ignored',
    7,
    '',
    'accepts flow effects and never applies them',
    'Resolve the flow before the outcome is derived.',
    skipping('flow'),
  ),
  client(
    'finish-reads-as-executed',
    9,
    'F18',
    'reports a finish boundary as executed',
    'A finish boundary has no original tool: executed is false there.',
    {
      rules: ({ executes }) => ({
        executes: (pending, decision, boundary) =>
          boundary.executesTool ? executes(pending, decision, boundary) : decision === 'allow',
      }),
    },
  ),
  client(
    'prior-instructions-lost',
    7,
    'F19',
    'loses the instructions that came in',
    'Prior instructions first, then the new ones.',
    { rules: () => ({ startInstructions: () => [] }) },
  ),
  client(
    'instructions-de-duplicated',
    7,
    'F19',
    'keeps equal instructions only once',
    'Instructions are never de-duplicated.',
    {
      rules: ({ appendInstruction }) => ({
        appendInstruction: (instructions, instruction) =>
          instruction !== undefined && instructions.includes(instruction)
            ? instructions
            : appendInstruction(instructions, instruction),
      }),
    },
  ),
  client(
    'last-instruction-only',
    7,
    'F21',
    'keeps only the last instruction',
    'Instructions accumulate in response order.',
    {
      rules: () => ({
        appendInstruction: (instructions, instruction) =>
          instruction === undefined ? instructions : [instruction],
      }),
    },
  ),
  client(
    'first-instruction-only',
    7,
    'F21',
    'keeps only the first instruction',
    'Instructions accumulate in response order.',
    {
      rules: ({ appendInstruction }) => ({
        appendInstruction: (instructions, instruction) =>
          instructions.length > 0 ? instructions : appendInstruction(instructions, instruction),
      }),
    },
  ),
  client(
    'instructions-reversed',
    7,
    'F21',
    'puts later instructions first',
    'Instructions accumulate in response order.',
    {
      rules: () => ({
        appendInstruction: (instructions, instruction) =>
          instruction === undefined ? instructions : [instruction, ...instructions],
      }),
    },
  ),
  client(
    'stop-hides-continuation-keys',
    7,
    'F4',
    'reports nothing of continuations when stop wins',
    'Where the boundary can continue, a resolved flow comes with instructions and allowance.',
    {
      rules: ({ speaksOfContinuing }) => ({
        speaksOfContinuing: (settled) => settled.pending.flow === 'continue' && speaksOfContinuing(settled),
      }),
    },
  ),
  client(
    'continuation-keys-everywhere',
    9,
    'M1',
    'reports instructions and allowance at every boundary that resolves a flow',
    'Only a boundary that can continue speaks of continuations.',
    {
      rules: () => ({ speaksOfContinuing: ({ pending }) => pending.flow !== 'none' }),
    },
  ),
  client(
    'continuation-keys-always',
    9,
    'M1',
    'reports an empty list of instructions on every row',
    'A key too many fails a row, even where its value is empty.',
    { rules: () => ({ speaksOfContinuing: () => true }) },
  ),
  client(
    'stop-and-continue-refused',
    7,
    '',
    'refuses a response that both stops and continues',
    'Stop wins over continue; together they are legal.',
    together(
      {
        rules: ({ hasUnit }) => ({ hasUnit }),
      },
      {
        phases: (phases) =>
          phases.map((phase) =>
            phase.id === 'allowance'
              ? {
                  ...phase,
                  run: (context) => {
                    const flows = new Set(
                      context.effects.flatMap((effect) => (effect.type === 'flow' ? [effect.operation] : [])),
                    );
                    if (flows.size < 2) return phase.run(context);
                    const at = context.effects.findIndex(({ type }) => type === 'flow');
                    return {
                      about: 'response',
                      phase: 'allowance',
                      class: 'application-invalid',
                      rule: 7,
                      pointer: `/response/result/effects/${at}`,
                      effect: at,
                      code: 'allowance-exhausted',
                      message: 'The response both stops and continues.',
                    };
                  },
                }
              : phase,
          ),
      },
    ),
  ),
];
