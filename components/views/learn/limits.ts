/** A thing that a green row does not prove, and why. */
export interface Limit {
  readonly what: string;
  readonly why: string;
}

export interface LimitGroup {
  readonly title: string;
  readonly lead: string;
  readonly limits: readonly Limit[];
}

/** What neither the suite's format nor this evaluator covers. */
export const limitGroups: readonly LimitGroup[] = [
  {
    title: 'A row cannot say it',
    lead: 'The format of a row has no place for these. They need tests of their own.',
    limits: [
      {
        what: 'Several hooks in a row',
        why: 'Each row is one response to one request; no chain is dispatched.',
      },
      {
        what: 'Fail open or fail closed',
        why: 'A rejection ends the row before any failure policy would act, and transport errors are no rejections.',
      },
      {
        what: 'Broken bytes',
        why: 'Both sides of a row are JSON already; malformed wire text is never sent.',
      },
      { what: 'HTTP status codes', why: 'A scripted response has a body, not a status.' },
      { what: 'Races', why: 'Nothing happens at the same time as anything else.' },
      {
        what: 'Managed-policy denial and renewed approval',
        why: 'The request has no field for an administrator’s policy or a person’s earlier yes. When a changed input voids an allow, this host’s default permits again, so only the state shows the difference.',
      },
      { what: 'Authentication', why: 'No row carries credentials.' },
      {
        what: 'Rollback, by the report alone',
        why: 'An adapter that reports a rejection shows no state. Its own tests must check that nothing leaked.',
      },
    ],
  },
  {
    title: 'Recorded here, not carried out',
    lead: 'The evaluator says what would come next and stops there.',
    limits: [
      { what: 'Prompts', why: 'An ask stays pending. No dialog is shown and no answer is given.' },
      { what: 'Continuations', why: 'A resolved continue is counted; no model goes on.' },
      { what: 'Injections', why: 'They are listed with their moment; no model receives them.' },
      { what: 'The tool', why: 'Executed means chosen to run. Nothing runs.' },
    ],
  },
  {
    title: 'Not evaluated',
    lead: 'Parts of the protocol that this evaluator leaves alone.',
    limits: [
      {
        what: 'Content selection and hidden text',
        why: 'Which parts a subscription may see, and what it may therefore not replace.',
      },
      { what: 'Attachments', why: 'Their bytes are never read or compared.' },
      { what: 'Controls after the result', why: 'What a hook may do once the tool has answered for good.' },
      {
        what: 'Provenance and audit',
        why: 'Records of who did what are kept as they are and not delivered.',
      },
    ],
  },
];
