import { readKey, type KeyProblem, type LabelKey } from '@proviso/contracts';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';

import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { openProtectedKey } from './protected-key.ts';
import { texts } from './texts.ts';

const { page } = texts;

interface Chosen {
  readonly name: string;
  readonly content: string;
}

/** Lets a person choose a key file, and unlock it if it is protected. */
export function KeyChooser({
  labels,
  onKey,
}: {
  /** The labels of the opened key. */
  readonly labels: LabelKey | null;
  readonly onKey: (labels: LabelKey | null) => void;
}) {
  const [file, setFile] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<KeyProblem | null>(null);
  const readContent = (content: string) => {
    const key = readKey(content);
    onKey('labels' in key ? key.labels : null);
    setProblem('labels' in key ? null : key.problem);
  };
  const choose = async (chosen: File) => {
    const content = await chosen.text();
    setFile({ name: chosen.name, content });
    readContent(content);
  };
  const isLocked = problem === 'protected' && isSecureContext;
  return (
    <div className="space-y-4">
      <FileButton label={file === null ? page.choose : page.chooseOther} onFile={choose} />
      <div aria-live="polite" className="text-sm text-ink-soft">
        {file && labels && <p>{page.chosen(file.name, labels.length)}</p>}
        {file && isLocked && <p>{page.isProtected(file.name)}</p>}
        {problem !== null && !isLocked && <p className="text-high">{page.problems[problem]}</p>}
      </div>
      {file && isLocked && <Lock key={file.content} content={file.content} onOpen={readContent} />}
    </div>
  );
}

function FileButton({
  label,
  onFile,
}: {
  readonly label: string;
  readonly onFile: (file: File) => Promise<void>;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={page.key}
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void onFile(file);
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <KeyRound aria-hidden className="size-4" />
        {label}
      </Button>
    </>
  );
}

function Lock({
  content,
  onOpen,
}: {
  readonly content: string;
  readonly onOpen: (content: string) => void;
}) {
  const [passphrase, setPassphrase] = useState('');
  const opening = useMutation({
    mutationFn: () => openProtectedKey(content, passphrase),
    onSuccess: onOpen,
  });
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    opening.mutate();
  };
  return (
    <form onSubmit={open} className="max-w-md space-y-3">
      <TextField
        label={page.passphrase}
        error={opening.isError ? page.wrong : undefined}
        type="password"
        autoComplete="off"
        value={passphrase}
        onChange={({ target }) => setPassphrase(target.value)}
      />
      <Button type="submit" variant="primary" isBusy={opening.isPending}>
        {opening.isPending ? page.unlocking : page.unlock}
      </Button>
    </form>
  );
}
