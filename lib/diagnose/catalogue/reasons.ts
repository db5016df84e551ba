/** Why no evaluator with one mistake can stand for a defect. */
export const reasons = {
  chain: 'It shows only in a chain of receivers or their observers; a row holds one response.',
  request: 'It lets an illegal request pass; a row whose request is illegal is no row.',
  manifest: 'It concerns the manifest, which no exchange of a row holds.',
  wire: 'It concerns the transport, below the exchange.',
  auth: 'It concerns credentials, which no row holds.',
  memory: 'It concerns values shared in memory; JSON cannot show that.',
  hidden: 'It depends on what was hidden from a receiver, which no row tells.',
  host: "It concerns a host's own policy; the host of a row permits by default.",
  runner: 'It is a mistake of a runner of suites, not of an adapter; our verifier has tests against it.',
  spelling:
    'Once read, a number has no spelling left; two rows of the extended suite write 1 as 1.0 and as 1e0.',
  decoder: "It concerns a typed decoder's choice; rows hold plain JSON.",
  envelope: 'It changes members around the payload that no outcome and no emitted state holds.',
  timing: 'It depends on when something happens; a row has no time.',
  sessions: 'It depends on several exchanges of a session; a row holds one.',
  bound:
    'What it accepts can never be advertised there, so it shows as E1: advertised effects never looked up.',
} as const;

export type Reason = keyof typeof reasons;

/** A defect of real adapters: its id, what goes wrong in our own words, and why no mutant stands for it, where so. */
export type CatalogueEntry = readonly [id: string, wrong: string, without?: Reason];
