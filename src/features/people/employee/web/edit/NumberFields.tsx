import { Button, TextInput } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { FormGrid } from '../../../../../platform/web/ui/FormState.tsx'
import { secretFieldNames, secretFields } from '../../contract/employee.ts'
import type { StepProps } from './step.ts'
import { t } from './texts.ts'

/** Numbers of documents: what is kept is shown masked, and stays unless a new one is typed. */
export function NumberFields({ act, one }: StepProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { form, field } = act
  const { cleared } = form.values
  return (
    <div className={blocks.form}>
      <p className={blocks.quiet}>{s.numbersAbout}</p>
      <FormGrid>
        {secretFieldNames.map((name) => {
          const mask = one?.record?.masks[name] ?? ''
          const gone = cleared.includes(name)
          return (
            <div key={name}>
              <TextInput
                description={gone ? s.willClear : mask ? s.kept4(mask) : undefined}
                maxLength={40}
                autoComplete="off"
                spellCheck={false}
                disabled={gone}
                {...field(name, secretFields[name][lang])}
              />
              {mask && !gone && (
                <Button
                  variant="subtle"
                  size="xs"
                  onClick={() => form.setValues({ [name]: '', cleared: [...cleared, name] })}
                  aria-label={`${s.clearNumber}: ${secretFields[name][lang]}`}
                >
                  {s.clearNumber}
                </Button>
              )}
            </div>
          )
        })}
      </FormGrid>
    </div>
  )
}
