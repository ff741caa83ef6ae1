import type { TableCell } from '#documents/text/paragraph-writer.ts';

/** Follows a part's tables, which may be nested in cells. */
export interface TableRows {
  startRow(): void;
  endRow(): void;
  startCell(): void;
  /** The innermost open cell, if any. */
  current(): TableCell | undefined;
}

/** Starts outside of any table. */
export function createTableRows(): TableRows {
  const cells: TableCell[] = [];
  return {
    startRow() {
      cells.push({ row: {}, column: 0 });
    },
    endRow() {
      cells.pop();
    },
    startCell() {
      const cell = cells.pop();
      if (cell) cells.push({ row: cell.row, column: cell.column + 1 });
    },
    current: () => cells.at(-1),
  };
}
