import { z } from 'zod'

/** The paging input of every list. Each call names its sorting columns. */
export const pageInput = {
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  order: z.enum(['asc', 'desc']).default('desc'),
}

/** A search counts its results up to this number; above it, it reports only that there are more. */
export const COUNTED_MOST = 1_000

/** The answer of every list. With `totalIsMore`, `total` is a lower bound: screens show "1,000+". */
export function pageOf<R extends z.ZodType>(record: R) {
  return z.object({
    records: z.array(record),
    total: z.number(),
    totalIsMore: z.boolean().optional(),
    size: z.number(),
    current: z.number(),
    pages: z.number(),
  })
}

export interface Paging {
  pageNo: number
  pageSize: number
}

export interface Page<T> {
  records: T[]
  total: number
  totalIsMore?: boolean
  size: number
  current: number
  pages: number
}

/** The rows of the page, of a list that has to be known as a whole. */
export const onPage = <T>(all: readonly T[], { pageNo, pageSize }: Paging): T[] => all.slice((pageNo - 1) * pageSize, pageNo * pageSize)

export function page<T>(records: T[], total: number, input: Paging): Page<T> {
  return { records, total, size: input.pageSize, current: input.pageNo, pages: Math.ceil(total / input.pageSize) }
}
