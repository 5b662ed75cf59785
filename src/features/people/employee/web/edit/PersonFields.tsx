import { Select, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { AreaCascader } from '../../../../../platform/web/ui/AreaCascader.tsx'
import { FormGrid, Wide } from '../../../../../platform/web/ui/FormState.tsx'
import { PhoneField } from '../../../../../platform/web/ui/PhoneField.tsx'
import { formatClock } from '../../../../../platform/web/ui/time.ts'
import { useAreaCodes, useAreaTree } from '../../../../base/area/web/queries.ts'
import { TeamSelect } from '../../../team/web/parts.tsx'
import { employeeFields } from '../../contract/employee.ts'
import { EmployeeSelect } from '../parts.tsx'
import type { StepProps } from './step.ts'
import { t } from './texts.ts'

export function PersonFields({ act, one }: StepProps) {
  const s = useTexts(t)
  const lang = useLang()
  const codes = useAreaCodes()
  const { data: tree = [], isPending } = useAreaTree()
  const { form, field, named } = act
  const { country, subdivision, zone } = form.values
  const label = (name: keyof typeof employeeFields) => employeeFields[name][lang]
  const area = tree.find(({ code }) => code === country)
  const zones = useMemo(() => [...new Set([...(area?.zones ?? []), ...Intl.supportedValuesOf('timeZone')])], [area])
  const areaCode = form.values.areaCode || (codes.data?.find(({ code }) => code === country)?.areaCode ?? '86')
  const choose = (code: string) => {
    const next = tree.find((one) => one.code === code)
    form.setValues({
      country: code,
      subdivision: '',
      ...((zone === '' || zone === area?.zone) && { zone: next?.zone ?? '' }),
    })
  }
  return (
    <FormGrid>
      <TextInput required maxLength={60} autoComplete="off" {...field('name', label('name'))} />
      <TextInput description={s.latinHint} maxLength={80} autoComplete="off" {...field('latinName', label('latinName'))} />
      <TeamSelect {...field('teamId', label('teamId'))} />
      <EmployeeSelect {...(one && { not: one.id })} {...field('manager', label('managerId'))} />
      <AreaCascader tree={tree} loading={isPending} depth={1} clearable {...field('country', label('country'))} onChange={choose} />
      <AreaCascader
        tree={area?.children ?? []}
        loading={isPending}
        depth={3}
        clearable
        disabled={!area?.children}
        description={area && !area.children ? s.noSubdivision : undefined}
        {...field('subdivision', label('subdivision'))}
        value={subdivision}
        onChange={(code) => form.setFieldValue('subdivision', code)}
      />
      <Select
        description={zone ? s.local(formatClock(new Date().toISOString(), zone)) : s.zoneHint}
        data={zone && !zones.includes(zone) ? [zone, ...zones] : zones}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': `${s.clear} ${label('zone')}`, tabIndex: 0, 'aria-hidden': false, size: '24px' }}
        limit={50}
        {...field('zone', label('zone'))}
        value={zone || null}
        onChange={(chosen) => form.setFieldValue('zone', chosen ?? '')}
      />
      <TextInput type="email" maxLength={120} autoComplete="off" {...field('email', label('email'))} />
      <PhoneField
        label={label('phone')}
        areaCode={areaCode}
        phone={form.values.phone}
        onAreaCodeChange={(code) => form.setFieldValue('areaCode', code)}
        onPhoneChange={(phone) => form.setValues({ phone, areaCode: phone === '' ? '' : areaCode })}
        areaCodes={codes.data ?? []}
        {...named('phone', label('phone'))}
        areaCodeError={named('areaCode', label('areaCode')).error}
        autoComplete="off"
      />
      <Wide>
        <Textarea autosize minRows={1} maxRows={4} maxLength={200} autoComplete="off" {...field('address', label('address'))} />
      </Wide>
    </FormGrid>
  )
}
