import { texts } from '../../../../platform/contract/texts.ts'

/** Who runs the platform, on public pages. */
export const t = texts({
  entity: { cn: '运营主体', en: 'Operated by' },
  registration: { cn: '注册号', en: 'Registration no.' },
  registeredAt: { cn: '注册地址', en: 'Registered address' },
})
