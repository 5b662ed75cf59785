import { Alert, Select, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { cashCurrencies } from '../../../../../platform/contract/amount.ts'
import { namesOf } from '../../../../../platform/contract/names.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { FormGrid } from '../../../../../platform/web/ui/FormState.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { payCycles } from '../../../../../rules/constants.ts'
import { employeeFields } from '../../contract/employee.ts'
import type { StepProps } from './step.ts'
import { t } from './texts.ts'

const cycles = namesOf(payCycles)

export function PayFields({ act, one }: StepProps) {
  const s = useTexts(t)
  const lang = useLang()
  const mayPropose = useMay('salary:propose')
  const { form, field } = act
  const { currency, cycle } = form.values
  const label = (name: keyof typeof employeeFields) => employeeFields[name][lang]
  const locked = !mayPropose || (one !== null && !one.may.typePay)
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(lang === 'cn' ? 'zh-CN' : 'en', { type: 'currency' })
    const all = [...new Set<string>([...cashCurrencies, ...Intl.supportedValuesOf('currency')])]
    return all.map((code) => ({ value: code, label: `${code} ${names.of(code) ?? ''}` }))
  }, [lang])
  return (
    <div className={blocks.form}>
      {locked ? <Alert color="primary">{mayPropose ? s.payFixed : s.payNotYours}</Alert> : <p className={blocks.quiet}>{s.payAbout}</p>}
      <FormGrid>
        <Select
          data={cycles.map((value) => ({ value, label: payCycles[value][lang] }))}
          placeholder={s.choose}
          disabled={locked}
          {...field('cycle', label('cycle'))}
          value={cycle || null}
          onChange={(chosen) => form.setFieldValue('cycle', cycles.find((one) => one === chosen) ?? '')}
        />
        <Select
          description={s.currencyHint}
          data={currencies}
          searchable
          placeholder={s.choose}
          disabled={locked}
          {...field('currency', label('currency'))}
          value={currency || null}
          onChange={(chosen) => form.setFieldValue('currency', chosen ?? '')}
        />
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          disabled={locked}
          leftSection={currency}
          leftSectionWidth={currency ? 52 : undefined}
          {...field('basePay', label('basePay'))}
        />
      </FormGrid>
    </div>
  )
}
