import { usePagination } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import css from './Pagination.module.css'
import { t } from './texts.ts'
import { totalText } from './total.ts'

interface PaginationProps {
  pageNo: number
  pageSize: number
  total: number
  /** There are more than `total`. */
  totalIsMore?: boolean | undefined
  /** A change of page size goes back to page 1. */
  onChange: (pageNo: number, pageSize?: number) => void
  sizes?: readonly number[]
}

/** "共 X 条", pages, rows per page. */
export function Pagination({ pageNo, pageSize, total, totalIsMore, onChange, sizes = [10, 20, 50, 100] }: PaginationProps) {
  const s = useTexts(t)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const { range } = usePagination({ total: pages, page: Math.min(pageNo, pages), siblings: 1, boundaries: 1 })
  const choices = sizes.includes(pageSize) ? sizes : [...sizes, pageSize].sort((a, b) => a - b)
  return (
    <nav className={css.bar} aria-label={s.pages}>
      <div className={blocks.between}>
        <span className={css.total}>{s.totalCount(totalText({ total, totalIsMore }))}</span>
        {total > Math.min(...choices) && (
          <select
            className={`${blocks.select} ${css.size}`}
            aria-label={s.pageSize}
            value={pageSize}
            onChange={(event) => onChange(1, Number(event.currentTarget.value))}
          >
            {choices.map((size) => (
              <option key={size} value={size}>
                {s.perPage(size)}
              </option>
            ))}
          </select>
        )}
        {pages > 1 && (
          <div className={css.pages}>
            <button
              type="button"
              className={css.button}
              aria-label={s.previousPage}
              disabled={pageNo <= 1}
              onClick={() => onChange(pageNo - 1)}
            >
              <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
            </button>
            <ol>
              {range.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the row may contain two gaps
                <li key={`${item}-${index}`}>
                  {item === 'dots' ? (
                    <span aria-hidden="true">…</span>
                  ) : (
                    <button
                      type="button"
                      className={css.button}
                      aria-label={s.page(item)}
                      aria-current={item === pageNo ? 'page' : undefined}
                      onClick={() => item !== pageNo && onChange(item)}
                    >
                      {item}
                    </button>
                  )}
                </li>
              ))}
            </ol>
            <span className={css.short}>{s.pageOf(pageNo, pages)}</span>
            <button
              type="button"
              className={css.button}
              aria-label={s.nextPage}
              disabled={pageNo >= pages}
              onClick={() => onChange(pageNo + 1)}
            >
              <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
    </nav>
  )
}
