import { TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { t } from './texts.ts'

/** So many are found faster by their name. */
const MANY = 8
/** Drawn at once in a dialog. */
const MOST = 50

interface Named {
  name: string
  companyName?: string
  title?: string
}

/**
 * The search by name in a list: `field` where the list is long, `isFound` for a row, and `rest`, what the dialog says of those beyond the
 * `most` that it draws.
 */
export function useNamed<T extends Named>(rows: readonly T[], most = MOST) {
  const s = useTexts(t)
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const found = rows.filter(({ name, companyName = '', title = '' }) => `${name} ${companyName} ${title}`.toLowerCase().includes(wanted))
  const field = rows.length > MANY && (
    <TextInput
      type="search"
      aria-label={s.searchNames}
      placeholder={s.searchNames}
      value={words}
      onChange={({ currentTarget }) => setWords(currentTarget.value)}
    />
  )
  const rest = rows.length > 0 && (found.length === 0 || found.length > most) && (
    <p className={blocks.fine} role="status">
      {found.length === 0 ? s.nobodyFound : s.moreFound(most, found.length)}
    </p>
  )
  return { field, shown: found.slice(0, most), rest }
}
