import { IconBrandLinkedin, IconBrandWechat } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useContacts } from '../../../features/base/setting/web/queries.ts'
import { copyText } from '../../../platform/web/clipboard.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../platform/web/lazy-part.tsx'
import css from './footer.module.css'
import { t } from './social-texts.ts'

const Qr = lazyPart(() => import('../../../platform/web/ui/Qr.tsx'))

/** Accounts whose id is copied, and on Chinese pages the WeChat code, which people scan instead. */
export default function Social() {
  const s = useTexts(t)
  const lang = useLang()
  const { wechatId, wechatLink, linkedinId } = useContacts()
  const accounts = [
    { id: wechatId, name: s.wechatName, copies: s.wechat, Icon: IconBrandWechat },
    { id: linkedinId, name: s.linkedinName, copies: s.linkedin, Icon: IconBrandLinkedin },
  ]
  return (
    <>
      <div className={css.social}>
        {accounts.map(
          ({ id, name, copies, Icon }) =>
            id && (
              <button key={name} type="button" aria-label={copies(id)} title={copies(id)} onClick={() => void copyText(id)}>
                <Icon size={18} stroke={1.75} aria-hidden="true" />
                {name}
              </button>
            ),
        )}
      </div>
      {lang === 'cn' && wechatLink && (
        <Suspense>
          <Qr value={wechatLink} label={s.wechatCode} size={112} />
        </Suspense>
      )}
    </>
  )
}
