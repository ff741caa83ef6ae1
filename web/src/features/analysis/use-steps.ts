import { startTransition, useEffect, useState } from 'react';

/** How many items of a list to render: grows in steps, between which the page can respond and paint. */
export function useSteps(whole: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count < whole) startTransition(() => setCount(count + step));
  }, [count, whole, step]);
  return count;
}
