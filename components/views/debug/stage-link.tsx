import { Icon } from '@/components/ui/icon';

export interface StageLinkProps {
  readonly href: string;
  /** Index of the step that it opens at; null for the first. */
  readonly step: number | null;
  readonly label?: string;
}

/** A link to the explorer's stage; a plain one, so that it opens in a tab of its own as readers like. */
export function StageLink({ href, step, label = 'Open in the stage' }: StageLinkProps) {
  return (
    <a
      href={href}
      className="inline-flex h-7 shrink-0 items-center gap-1.5 rounded-sm border border-line-strong/60 bg-surface px-2.5 text-sm font-medium whitespace-nowrap hover:bg-hover max-wide:h-10"
    >
      <Icon name="right" size={14} />
      {label}
      {step === null ? '' : ` at step ${step + 1}`}
    </a>
  );
}
