import { Alert, Button, Skeleton } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { FormErrors } from './FormErrors.tsx'
import css from './FormState.module.css'
import { t } from './form-texts.ts'
import { t as ui } from './texts.ts'
import type { ActForm } from './useActForm.ts'

/** The top of a form: a restored draft, field errors, what somebody else saved meanwhile, and a refusal that belongs to no field. */
export function FormState<V>({ of }: { of: ActForm<V> }) {
  const s = useTexts(t)
  const box = useRef<HTMLDivElement>(null)
  const failed = of.failure !== null
  useEffect(() => {
    // The button that was pressed may be a screen below.
    if (failed) box.current?.focus()
  }, [failed])
  return (
    <>
      {of.restored && (
        <Alert color="primary" className={css.restored}>
          <span>{s.restored}</span>
          <Button variant="default" size="xs" onClick={of.discard}>
            {s.discard}
          </Button>
        </Alert>
      )}
      <FormErrors of={of} />
      {of.changed && <ChangedMeanwhile of={of.changed} />}
      {of.failure && (
        <Alert color="bad" role="alert" className={css.failure} ref={box} tabIndex={-1}>
          {of.failure.message}
        </Alert>
      )}
    </>
  )
}

/** Fields in as many columns as fit; `two` for wider ones, such as uploads. */
export function FormGrid({ two, children }: { two?: boolean; children: ReactNode }) {
  return (
    <div className={`${blocks.pair} ${css.grid}`} data-two={two || undefined}>
      {children}
    </div>
  )
}

/** A field over the whole width of the grid. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={css.wide}>{children}</div>
}

export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={`${blocks.buttons} ${css.foot}`}>{children}</div>
}

/** While the initial values of a form load. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  const s = useTexts(ui)
  return (
    <div className={`${blocks.pair} ${css.grid}`} role="status">
      <span className="sr-only">{s.loading}</span>
      {Array.from({ length: fields }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but the order
        <Skeleton height={62} radius="md" key={at} />
      ))}
    </div>
  )
}
