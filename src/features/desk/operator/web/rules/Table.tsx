import type { ReactNode } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import lists from '../../../../../platform/web/lists.module.css'
import { Scrollable } from '../../../../../platform/web/ui/Scrollable.tsx'
import css from './rules.module.css'

interface TableColumn {
  title: ReactNode
  wide?: boolean
}

/** A table of rules: its first column names the row. Wide ones scroll by themselves, never the page. */
export function Table({
  label,
  columns,
  rows,
}: {
  label: string
  columns: readonly TableColumn[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}) {
  return (
    <Scrollable label={label} className={blocks.card}>
      <table className={`${lists.table} ${css.table}`}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
              <th scope="col" key={index} className={column.wide ? css.wide : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th scope="row" key={key}>
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells correspond to their column
                  <td key={index}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  )
}
