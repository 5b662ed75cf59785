import { MonthPickerInput } from '@mantine/dates'
import 'dayjs/locale/zh-cn'
import { IconCalendar } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLang, useTexts } from '../i18n.tsx'
import { t } from './texts.ts'

interface MonthFieldProps {
  label: ReactNode
  /** YYYY-MM, or '' for none. */
  value: string
  onChange: (value: string) => void
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  placeholder?: string
  'data-path'?: string
}

/** A month, as used in résumés. */
export function MonthField({ value, onChange, required, ...rest }: MonthFieldProps) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <MonthPickerInput
      {...rest}
      value={value ? `${value}-01` : null}
      onChange={(month) => onChange(month ? String(month).slice(0, 7) : '')}
      maxDate="2099-12-31"
      minDate="1900-01-01"
      withAsterisk={required}
      clearable={!required}
      clearButtonProps={{ 'aria-label': s.clear }}
      valueFormat={lang === 'cn' ? 'YYYY-MM' : 'MMM YYYY'}
      locale={lang === 'cn' ? 'zh-cn' : 'en'}
      yearLabelFormat={lang === 'cn' ? 'YYYY年' : 'YYYY'}
      monthsListFormat={lang === 'cn' ? 'M月' : 'MMM'}
      ariaLabels={{
        previousYear: s.previousYear,
        nextYear: s.nextYear,
        previousDecade: s.previousDecade,
        nextDecade: s.nextDecade,
        yearLevelControl: s.toYears,
      }}
      leftSection={<IconCalendar size={18} stroke={1.75} aria-hidden="true" />}
      leftSectionPointerEvents="none"
      popoverProps={{ withinPortal: true, shadow: 'md' }}
    />
  )
}
