import { Button, TextInput } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { FormGrid } from '../../../../../platform/web/ui/FormState.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { SERVICE_STEPS_MAX } from '../../contract/leave-type.ts'
import type { TypedType } from '../../contract/schema.ts'
import { t } from './texts.ts'

type Step = NonNullable<TypedType['service']>[number]

/** What a year gives from so many completed years of service on. */
export function ServiceSteps({ act: { form, field } }: { act: ActForm<TypedType> }) {
  const s = useTexts(t)
  const { service = [] } = form.values
  const change = (next: readonly Step[]) => {
    for (const path of Object.keys(form.errors)) if (path.startsWith('service.')) form.clearFieldError(path as 'service')
    form.setFieldValue('service', [...next])
  }
  const called = (nth: number, what: string) => `${s.serviceStep(nth + 1)} · ${what}`
  return (
    <fieldset className={blocks.stack}>
      <legend>
        <strong>{s.service}</strong>
      </legend>
      <p className={blocks.fine}>{s.serviceAbout}</p>
      {service.map((_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order
        <div key={nth} className={blocks.stack}>
          <FormGrid>
            <TextInput required inputMode="numeric" maxLength={2} {...field(`service.${nth}.years`, called(nth, s.serviceYears))} />
            <TextInput required inputMode="decimal" {...field(`service.${nth}.days`, called(nth, s.serviceDays))} />
          </FormGrid>
          <div className={blocks.line}>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={s.removeStep(nth + 1)}
              onClick={() => change(service.filter((_, place) => place !== nth))}
            >
              {s.remove}
            </Button>
          </div>
        </div>
      ))}
      {service.length < SERVICE_STEPS_MAX && (
        <div className={blocks.line}>
          <Button variant="default" onClick={() => change([...service, { years: '', days: '' }])}>
            {s.addStep}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
