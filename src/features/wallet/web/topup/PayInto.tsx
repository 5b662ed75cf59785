import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { CopyText } from '../../../../platform/web/ui/CopyText.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { usePayInto } from '../../../setting/web/queries.ts'
import css from '../wallet.module.css'
import { t } from './texts.ts'

/** The account to transfer to, as the operator keeps it. */
export function PayInto() {
  const s = useTexts(t)
  const lang = useLang()
  const { data, isPending, isError, error, refetch } = usePayInto()
  return (
    <SectionCard title={s.stepPay}>
      {isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton height={96} />
      ) : data[lang] ? (
        <div className={css.form}>
          <p className={css.payInto}>{data[lang]}</p>
          <CopyText text={data[lang]} label={s.copy}>
            {s.copy}
          </CopyText>
        </div>
      ) : (
        <div className={css.form}>
          <p className={css.waiting}>{s.payNone}</p>
          <div className={`${css.buttons} ${css.start}`}>
            <Button component={Link} to="/contactUs" variant="default">
              {s.contact}
            </Button>
          </div>
        </div>
      )}
    </SectionCard>
  )
}
