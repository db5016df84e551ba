'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { RuleNumber } from '@/lib/protocol';
import { type RuleTarget, type RuleText, ruleTexts } from './rules';

export interface RulesSectionProps {
  /** The rule to bring into view and mark, or null for the list from its start. */
  readonly rule: RuleNumber | null;
  readonly onGo: (target: RuleTarget) => void;
}

function Rule({
  text,
  marked,
  onGo,
}: {
  text: RuleText;
  marked: boolean;
  onGo: (target: RuleTarget) => void;
}) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!marked) return;
    item.current?.scrollIntoView({ block: 'start' });
    item.current?.focus({ preventScroll: true });
  }, [marked]);
  return (
    <li
      ref={item}
      tabIndex={-1}
      aria-current={marked ? 'true' : undefined}
      className="scroll-mt-3 border-t py-4 first:border-t-0 first:pt-0 aria-current:-mx-4 aria-current:border-l-4 aria-current:border-l-accent aria-current:bg-accent-tint aria-current:px-3"
    >
      <h3 className="flex items-baseline gap-2 text-base font-semibold">
        <span className="inline-grid size-5 shrink-0 place-items-center rounded-xs bg-ink text-xs font-bold text-ink-inverse tabular">
          {text.rule}
        </span>
        {text.name}
      </h3>
      <p className="mt-1.5 text-pretty text-ink">{text.gist}</p>
      <ul className="mt-1.5 list-disc space-y-1 pl-4 text-sm text-pretty text-ink-2 marker:text-ink-3">
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ul className="mt-2.5 space-y-px">
        {text.targets.map((target) => (
          <li key={`${target.id}-${target.find.phase}`}>
            <button
              type="button"
              onClick={() => onGo(target)}
              className="group flex w-full items-start gap-1.5 rounded-sm px-1.5 py-1 text-left text-sm hover:bg-hover"
            >
              <Icon name="right" size={14} className="mt-[3px] text-accent" />
              <span className="min-w-0">
                <span className="block text-accent-ink underline decoration-transparent underline-offset-2 group-hover:decoration-current">
                  {target.shows}
                </span>
                <span className="block font-mono text-xs wrap-anywhere text-ink-3">{target.id}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The nine rules, each with rows and steps that show it. */
export function RulesSection({ rule, onGo }: RulesSectionProps) {
  return (
    <>
      <p className="mb-4 text-sm text-pretty text-ink-2">
        Nine rules decide what becomes of a response. Each link opens a row at the step where its rule can be
        seen; this guide stays open beside it.
      </p>
      <ol>
        {ruleTexts.map((text) => (
          <Rule key={text.rule} text={text} marked={text.rule === rule} onGo={onGo} />
        ))}
      </ol>
    </>
  );
}
