import { startTransition, useEffect, useState } from 'react';

/** How many items of a list to render: grows in steps, between which the page can respond and paint. */
export function useGrowingCount(total: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step));
  }, [count, total, step]);
  return count;
}
