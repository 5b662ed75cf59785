import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useSession } from '../../../../platform/web/session.ts'
import { CopyText } from '../../../../platform/web/ui/CopyText.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { usePayInto } from '../../../setting/web/queries.ts'
import { transferReference } from '../../contract/reference.ts'
import { t } from './texts.ts'

/** The account to transfer to, from the operator's settings. */
export function PayInto() {
  const s = useTexts(t)
  const lang = useLang()
  const companyId = (useSession().userInfo as { companyId?: string | null } | null)?.companyId
  const code = companyId ? transferReference(companyId) : null
  const { data, isPending, isError, error, refetch } = usePayInto()
  return (
    <SectionCard title={s.stepPay}>
      {isError ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton height={96} />
      ) : data[lang] ? (
        <div className={blocks.form}>
          <p className={`${blocks.notice} ${blocks.text}`}>{data[lang]}</p>
          {code && (
            <p>
              {s.ownReference} <CopyText text={code} />
            </p>
          )}
          <CopyText text={data[lang]} label={s.copy}>
            {s.copy}
          </CopyText>
        </div>
      ) : (
        <div className={blocks.form}>
          <p className={blocks.blank}>{s.payNone}</p>
          <div className={blocks.buttons}>
            <Button component={Link} to="/contactUs" variant="default">
              {s.contact}
            </Button>
          </div>
        </div>
      )}
    </SectionCard>
  )
}
