import { useEffect, useRef } from 'react'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import lists from '../lists.module.css'
import spacing from '../spacing.module.css'
import { t } from './texts.ts'
import type { ActForm } from './useActForm.ts'

const fieldOf = (root: ParentNode, path: string): HTMLElement | null => {
  const found = root.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  return found?.matches('input, textarea, select, button')
    ? found
    : (found?.querySelector<HTMLElement>('input, textarea, select, button') ?? found)
}

/**
 * All errors in one place, each line leading to its field; it takes the focus after a failed attempt. Placed inside the form, above its
 * fields. A path without a label shows its message alone.
 */
export function FormErrors<V>({ of: { form, labels, attempt } }: { of: Pick<ActForm<V>, 'form' | 'labels' | 'attempt'> }) {
  const s = useTexts(t)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const wrong = Object.entries(form.errors).filter(([, message]) => message)
  if (attempt === 0 || wrong.length === 0) return null
  return (
    <div className={`${blocks.notice} ${spacing.before4}`} data-tone="bad" ref={box} tabIndex={-1} role="alert">
      <p className={blocks.strong}>{s.formErrors(wrong.length)}</p>
      <ul className={lists.bullets}>
        {wrong.map(([path, message]) => (
          <li key={path}>
            <button
              type="button"
              className={`${blocks.textButton} ${blocks.bad}`}
              onClick={() => {
                const field = fieldOf(box.current?.closest('form') ?? document, path)
                field?.scrollIntoView({ block: 'center' })
                field?.focus({ preventScroll: true })
              }}
            >
              {labels[path] && message !== true ? (
                <span>
                  {labels[path]}
                  {s.colon}
                  {message}
                </span>
              ) : (
                (labels[path] ?? message)
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
