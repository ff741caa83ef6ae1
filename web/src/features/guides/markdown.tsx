import { createElement, Fragment, type ReactNode } from 'react';

import { CodeBlock } from '#web/ui/code-block.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { addressInApp } from './guide-address.ts';
import type { Block, Inline } from './parse-markdown.ts';
import { texts } from './texts.ts';

/** Long pages have thousands of lines: only the parts near the viewport are laid out. */
const PART = 'space-y-3 [content-visibility:auto] [contain-intrinsic-size:auto_10rem]';
/** Elements that may overflow horizontally must be scrollable by keyboard (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 } as const;

/** Renders Markdown blocks in the style of the app. */
export function Markdown({ blocks }: { readonly blocks: readonly Block[] }) {
  return inOrder(partsOf(blocks), (part) => (
    <section className={PART}>{inOrder(part, renderBlock)}</section>
  ));
}

/** Nodes that are never reordered and thus need no keys. */
function inOrder<Item>(items: readonly Item[], draw: (item: Item) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map(draw));
}

/** Splits the blocks into parts, one per heading. */
function partsOf(blocks: readonly Block[]): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(block);
  }
  return parts;
}

function renderBlock(block: Block): ReactNode {
  if (block.kind === 'heading') return <Heading {...block} />;
  if (block.kind === 'list') return <List {...block} />;
  if (block.kind === 'table') return <Table {...block} />;
  if (block.kind === 'code') {
    return <CodeBlock title={texts.languages[block.language] ?? texts.code} code={block.code} />;
  }
  return (
    <p className="max-w-prose wrap-anywhere text-ink-soft">
      {inOrder(block.content, renderInline)}
    </p>
  );
}

// The page's own title is the only first-level heading.
function Heading({ level, id, text }: Extract<Block, { kind: 'heading' }>) {
  if (level > 2) {
    return (
      <h3 id={id} className="scroll-mt-4 break-after-avoid pt-2 text-lg font-semibold">
        {text}
      </h3>
    );
  }
  return (
    <h2 id={id} className="scroll-mt-4 break-after-avoid pt-6 font-serif text-xl font-semibold">
      {text}
    </h2>
  );
}

function List({ isOrdered, items }: Extract<Block, { kind: 'list' }>) {
  const Element = isOrdered ? 'ol' : 'ul';
  return (
    <Element
      className={`max-w-prose space-y-1.5 pl-5 wrap-anywhere text-ink-soft ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {inOrder(items, (content) => (
        <li>{inOrder(content, renderInline)}</li>
      ))}
    </Element>
  );
}

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className="overflow-x-auto rounded-md border border-line" {...REACHABLE}>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line bg-sunken">
            {inOrder(head, (content) => (
              <th scope="col" className="px-4 py-2 font-medium">
                {inOrder(content, renderInline)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{inOrder(rows, rowOf)}</tbody>
      </table>
    </div>
  );
}

function rowOf(cells: readonly Inline[][]): ReactNode {
  return (
    <tr className="break-inside-avoid align-top">
      {inOrder(cells, (content) => (
        <td className="min-w-32 px-4 py-2 text-ink-soft not-first:not-last:min-w-56">
          {inOrder(content, renderInline)}
        </td>
      ))}
    </tr>
  );
}

function renderInline(part: Inline): ReactNode {
  if (part.kind === 'strong') {
    return <strong className="font-semibold text-ink">{part.text}</strong>;
  }
  if (part.kind === 'code') {
    return (
      <code className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.875em] text-ink">
        {part.text}
      </code>
    );
  }
  return part.kind === 'link' ? <Reference text={part.text} href={part.href} /> : part.text;
}

/** A link to another page or out of the app; references to other repository files are shown as text. */
function Reference({ text, href }: { readonly text: string; readonly href: string }) {
  const address = addressInApp(href);
  if (address !== undefined) return <TextLink href={address}>{text}</TextLink>;
  if (!/^https?:/u.test(href)) return text;
  return (
    <TextLink href={href} isApart>
      {text}
    </TextLink>
  );
}
