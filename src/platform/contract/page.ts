import { z } from 'zod'

/** What every list takes. Sorting columns are named by each call. */
export const pageInput = {
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  order: z.enum(['asc', 'desc']).default('desc'),
}

/** What every list answers. */
export function pageOf<R extends z.ZodType>(record: R) {
  return z.object({ records: z.array(record), total: z.number(), size: z.number(), current: z.number(), pages: z.number() })
}

export interface Paging {
  pageNo: number
  pageSize: number
}

export interface Page<T> {
  records: T[]
  total: number
  size: number
  current: number
  pages: number
}

export function page<T>(records: T[], total: number, input: Paging): Page<T> {
  return { records, total, size: input.pageSize, current: input.pageNo, pages: Math.ceil(total / input.pageSize) }
}
