import { IconCheck } from '@tabler/icons-react'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import css from './Steps.module.css'
import { t } from './texts.ts'

interface StepsProps {
  /** What the steps lead to, for the screen reader. */
  label: string
  steps: readonly string[]
  /** Index of the current step; the number of steps when all are done. */
  at: number
}

/** Where one is in a form of several steps. */
export function Steps({ label, steps, at }: StepsProps) {
  const s = useTexts(t)
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          className={`${blocks.inline} ${css.step}`}
          key={step}
          data-state={index < at ? 'done' : index === at ? 'now' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {index < at ? <IconCheck size={14} stroke={2.25} /> : index + 1}
          </span>
          <span className={css.name}>{step}</span>
          {index < at && <span className="sr-only">{s.stageDone}</span>}
        </li>
      ))}
    </ol>
  )
}
