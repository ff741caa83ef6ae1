import { CircleAlert } from 'lucide-react';

/** Why a form was rejected; announced when it appears. */
export function FormError({ message }: { readonly message: string | undefined }) {
  return (
    <div role="alert">
      {message !== undefined && (
        <p className="flex items-start gap-2.5 rounded-md bg-high-wash px-3.5 py-3 text-sm wrap-anywhere text-high">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">{message}</span>
        </p>
      )}
    </div>
  );
}
