import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, line } from '../../../../platform/contract/inputs.ts'
import { frequencies, markedLists, savedLists } from './lists.ts'

const name = line(40)
const frequency = z.enum(frequencies)
const savedSearch = z.object({
  id: z.string(),
  list: z.enum(savedLists),
  name: z.string(),
  /** The address of the list with these filters. */
  link: z.string(),
  frequency,
})
export type SavedSearch = z.infer<typeof savedSearch>

export const savedCalls = defineCalls({
  'GET /ws/saved/searches': {
    about: 'The caller’s saved searches, of one list or of all, by name.',
    audience: 'member',
    input: z.object({ list: z.enum(savedLists).optional() }),
    result: z.array(savedSearch),
  },
  'POST /ws/saved/search': {
    title: { cn: '保存搜索', en: 'Save a search' },
    about: 'Saves the filters of a list under a name; the same name again replaces them. Messages are about what comes after it.',
    audience: 'member',
    input: z.object({
      list: z.enum(savedLists),
      name,
      /** As the input of the list’s call: several values of one filter are separated by commas. */
      filters: z.record(z.string().max(40), z.string().max(600)).refine((all) => Object.keys(all).length <= 12),
      frequency,
    }),
    result: savedSearch,
  },
  'POST /ws/saved/search/edit': {
    title: { cn: '修改已保存的搜索', en: 'Edit a saved search' },
    about: 'Gives a saved search this name and this frequency.',
    audience: 'member',
    input: z.object({ id, name, frequency }),
    result: savedSearch,
  },
  'POST /ws/saved/search/remove': {
    title: { cn: '删除已保存的搜索', en: 'Delete a saved search' },
    about: 'Deletes a saved search.',
    audience: 'member',
    input: z.object({ id }),
    result: z.object({ id: z.string() }),
  },
  'GET /ws/saved/bookmarks': {
    about: 'What the caller has bookmarked in a list: ids of requests, numbers of entries of the directory.',
    audience: 'member',
    input: z.object({ list: z.enum(markedLists) }),
    result: z.array(z.string()),
  },
  'POST /ws/saved/bookmark': {
    title: { cn: '收藏或取消收藏', en: 'Bookmark, or remove a bookmark' },
    about: 'Bookmarks something that the caller can open, or removes the bookmark.',
    audience: 'member',
    input: z.object({ list: z.enum(markedLists), item: line(40), marked: z.boolean() }),
    result: z.object({ marked: z.boolean() }),
  },
})
