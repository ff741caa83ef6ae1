import { CopyButton } from './copy-button.tsx';

/** Code or a command to copy; long lines wrap, so that nothing requires horizontal scrolling. */
export function CodeBlock({ title, code }: { readonly title: string; readonly code: string }) {
  return (
    <figure className="overflow-hidden rounded-md border border-line bg-sunken text-left">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2 text-sm font-medium">
        {title}
        <CopyButton text={code} />
      </figcaption>
      <pre className="px-4 py-3 font-mono text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap text-ink">
        <code>{code}</code>
      </pre>
    </figure>
  );
}
