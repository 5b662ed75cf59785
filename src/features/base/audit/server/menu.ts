import { desk, type Menus } from '../../../../platform/server/menu.ts'
import type { screens } from '../contract/screens.ts'

export const auditMenus: Menus<typeof screens> = {
  operator: [
    desk({ in: 'records', at: 30 }, 'audit', 'operatorAudit', 'history', 'operator:see', '操作日志', 'Audit log'),
    desk({ in: 'records', at: 40 }, 'security', 'operatorSecurity', 'shield-check', 'operator:security', '安全日志', 'Security log'),
    desk({ in: 'records', at: 50 }, 'jobs', 'operatorJobs', 'refresh-alert', 'operator:see', '后台任务', 'Background jobs'),
  ],
}
