import type { ReactNode } from 'react';
import { Hint } from '@/components/ui/hint';
import { type TermName, terms } from './terms';

export interface TermProps {
  readonly name: TermName;
  /** The word as it stands in its sentence, where it differs from the name. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A word of the field that explains itself on focus, hover or tap. */
export function Term({ name, children, className }: TermProps) {
  return (
    <Hint text={terms[name]} {...(className === undefined ? {} : { className })}>
      {children ?? name}
    </Hint>
  );
}
