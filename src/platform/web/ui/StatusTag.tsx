import { createContext, type ReactNode, useContext } from 'react'
import { texts } from '../../contract/texts.ts'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import css from './StatusTag.module.css'
import type { Tone } from './theme.ts'

const t = texts({
  sample: { cn: '示例', en: 'Sample' },
  all: { cn: '以下均为示例', en: 'All of these are samples' },
  some: { cn: (n: number) => `其中示例 ${n}`, en: (n) => (n === 1 ? '1 of them is a sample' : `${n} of them are samples`) },
})

/** A dot and a word: a status is never shown by colour alone. */
export function StatusTag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`${blocks.inline} ${css.tag}`} data-tone={tone}>
      <span className={css.dot} aria-hidden="true" />
      {children}
    </span>
  )
}

/** Marks what came with the demo world. The data say so (`isDemo`), never the screen. */
export function SampleTag() {
  const s = useTexts(t)
  return useContext(SaidForAll) ? null : <StatusTag>{s.sample}</StatusTag>
}

const SaidForAll = createContext(false)

/** A list that consists of samples says so once above its rows, and none of them has a mark of its own. */
export function Samples({ rows, children }: { rows: readonly object[]; children: ReactNode }) {
  const s = useTexts(t)
  const all = rows.length > 1 && rows.every((row) => 'isDemo' in row && row.isDemo === true)
  return (
    <>
      {all && (
        <p>
          <StatusTag>{s.all}</StatusTag>
        </p>
      )}
      <SaidForAll.Provider value={all}>{children}</SaidForAll.Provider>
    </>
  )
}

/** The same for a figure: how much of it came with the demo world. */
export function SampleCount({ samples, total }: { samples: number; total: number }) {
  const s = useTexts(t)
  if (samples === 0) return null
  return samples === total ? <SampleTag /> : <StatusTag>{s.some(samples)}</StatusTag>
}
