export type PageName = 'explore' | 'debug';

const pages = [
  { id: 'explore', label: 'Explore', path: '/' },
  { id: 'debug', label: 'Debug', path: '/debug' },
] as const satisfies readonly { id: PageName; label: string; path: string }[];

export interface PageLinksProps {
  readonly basePath: string;
  readonly page: PageName;
  /** Only the ways to other pages, where there is little room. */
  readonly others?: boolean;
  readonly className?: string;
}

/** The pages of the site. */
export function PageLinks({ basePath, page, others = false, className = '' }: PageLinksProps) {
  return (
    <nav aria-label="Pages" className={`flex shrink-0 ${className}`}>
      {pages.map(({ id, label, path }) =>
        others && id === page ? null : (
          <a
            key={id}
            href={`${basePath}${path}`}
            aria-current={id === page ? 'page' : undefined}
            className="flex h-8 items-center rounded-sm px-2 text-sm text-ink-2 hover:bg-hover aria-[current]:font-semibold aria-[current]:text-ink max-wide:h-11"
          >
            {label}
          </a>
        ),
      )}
    </nav>
  );
}
