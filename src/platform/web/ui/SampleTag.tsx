import { texts } from '../../contract/texts.ts'
import { useTexts } from '../i18n.tsx'
import { StatusTag } from './StatusTag.tsx'

const t = texts({
  sample: { cn: '示例', en: 'Sample' },
  some: { cn: (n: number) => `其中示例 ${n}`, en: (n) => (n === 1 ? '1 of them is a sample' : `${n} of them are samples`) },
})

/** Marks what came with the demo world. The data say so (`isDemo`), never the screen. */
export function SampleTag() {
  const s = useTexts(t)
  return <StatusTag>{s.sample}</StatusTag>
}

/** The same for a figure: how much of it came with the demo world. */
export function SampleCount({ samples, total }: { samples: number; total: number }) {
  const s = useTexts(t)
  if (samples === 0) return null
  return samples === total ? <SampleTag /> : <StatusTag>{s.some(samples)}</StatusTag>
}
