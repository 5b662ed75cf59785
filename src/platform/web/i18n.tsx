import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Lang, Texts } from '../contract/texts.ts'
import { sendCall } from './client.ts'
import { langStore } from './lang.ts'
import { ownTask } from './own-task.ts'
import { type AllDictItems, dictStore } from './session.ts'
import { useStore } from './store.ts'

export const useLang = (): Lang => useStore(langStore)

/** A feature's texts in the language of the screen. */
// biome-ignore lint/suspicious/noExplicitAny: any table of texts
export function useTexts<T extends Texts<any>>(texts: T): ReturnType<T['pick']> {
  return texts.pick(useLang()) as ReturnType<T['pick']>
}

interface Option {
  value: string
  label: string
}

/** How old the texts of dictionaries may be after an operator's edit. */
const DICT_MS = 30_000

/**
 * Options of a dictionary in the language of the screen; until the answer has come, those that the login brought. `quiet`: the page works
 * without them, so a failure shows no message.
 */
export function useDict(code: string, quiet = false): Option[] {
  const lang = useLang()
  const local = useStore(dictStore)?.[lang]?.[code]
  const asked = useQuery({
    queryKey: ['dictionary', 'GET /ws/dict/items'],
    queryFn: () => ownTask().then(() => sendCall<AllDictItems>('GET /ws/dict/items', {}, { quiet: quiet || local !== undefined })),
    staleTime: DICT_MS,
  })
  const items = asked.data?.[lang]?.[code] ?? local
  return useMemo(() => (items ?? []).map(({ value, text }) => ({ value, label: text })), [items])
}

/** The label of one value of a dictionary: empty until the dictionary has loaded, the value itself if it is unknown. */
export function useDictText(code: string): (value: string | null | undefined) => string {
  const options = useDict(code, true)
  return (value) => options.find((option) => option.value === value)?.label ?? (options.length > 0 ? value : '') ?? ''
}
