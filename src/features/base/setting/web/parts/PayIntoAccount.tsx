import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { cashCurrencies } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { usePayInto } from '../queries.ts'
import { accountLines } from './account-lines.ts'
import { t } from './texts.ts'

export interface PayIntoAccountProps {
  currency: (typeof cashCurrencies)[number]
  /** Below the account, if there is one. */
  children?: ReactNode
}

/** The platform's account that transfers of a currency go to, line by line. */
export function PayIntoAccount({ currency, children }: PayIntoAccountProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { data, isError, error, refetch } = usePayInto(currency)
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={96} />
  const text = data[lang]
  if (!text)
    return (
      <div className={blocks.form}>
        <p className={blocks.blank}>{s.payNone}</p>
        <div className={blocks.buttons}>
          <Button component={Link} to="/contactUs" variant="default">
            {s.contact}
          </Button>
        </div>
      </div>
    )
  const lines = accountLines(text)
  const labelled = lines.filter(({ label }) => label !== '')
  return (
    <div className={blocks.form}>
      {lines.map(({ label, value }) => label === '' && <p key={value}>{value}</p>)}
      {labelled.length > 0 && (
        <DescriptionList
          layout="rows"
          items={labelled.map(({ label, value }) => ({ label, value: <CopyText text={value} label={s.copyLine(`${label} ${value}`)} /> }))}
        />
      )}
      {children}
      <CopyText text={text} label={s.copy}>
        {s.copy}
      </CopyText>
    </div>
  )
}
