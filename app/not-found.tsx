export default function NotFound() {
  return (
    <main className="grid min-h-dvh place-content-center gap-3 p-6 text-center">
      <p className="label-caps">404</p>
      <h1 className="text-xl font-semibold">There is no such page</h1>
      <p className="text-ink-2">
        The explorer is a single page; rows are opened by a link such as ?scenario=allow-executes.
      </p>
      <p>
        <a
          href={`${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`}
          className="font-medium text-accent-ink underline underline-offset-2"
        >
          Open the explorer
        </a>
      </p>
    </main>
  );
}
