import type { z } from 'zod'
import type { resumeForm } from '../../src/features/base/profile/contract/schema.ts'

type Item = z.input<typeof resumeForm>['items'][number]

const item = (kind: Item['kind'], from: string, to: string, organisation: string, title: string, description = ''): Item => ({
  kind,
  from,
  to,
  organisation,
  title,
  description,
})

/** Résumés of the demo world, by the key of their person. Schools and employers are invented. */
export const resumes: Record<string, Item[]> = {
  shen: [
    item(
      'experience',
      '2019-03',
      '',
      '独立承接（慕尼黑）',
      '安装与调试负责人',
      '带三人小组完成 21 条机器人上下料与焊接产线的安装、调试和验收，客户分布在巴伐利亚、奥地利与捷克。',
    ),
    item(
      'experience',
      '2014-07',
      '2019-02',
      '岭北自动化设备有限公司',
      '现场调试工程师',
      '负责汽车座椅骨架焊接线的 PLC 与机器人程序，连续两年驻场德国。',
    ),
    item(
      'project',
      '2025-02',
      '2025-06',
      '因戈尔施塔特某零部件厂',
      '六台协作臂换型',
      '停线窗口仅 36 小时，分三个周末完成，节拍达到 14 秒。',
    ),
    item('certificate', '2021-09', '', '德国某技术培训中心', '机械安全工程师（EN ISO 13849）'),
    item('education', '2010-09', '2014-06', '江州工业大学', '机械电子工程 学士'),
  ],
  meng: [
    item(
      'experience',
      '2020-05',
      '',
      '独立顾问（新加坡）',
      '医疗器械注册顾问',
      '为中国厂商准备新加坡、印尼、泰国注册资料，31 个证书中 27 个一次通过。',
    ),
    item('experience', '2015-08', '2020-04', '海棠医疗科技（新加坡）', '注册专员', '维护二类器械技术文档，协调本地代理与实验室。'),
    item('certificate', '2022-11', '', '认证培训机构', 'ISO 13485 主任审核员'),
    item('education', '2011-08', '2015-06', '滨海医科大学', '生物医学工程 学士'),
  ],
  rafael: [
    item(
      'experience',
      '2018-02',
      '',
      'Self-employed, Campinas',
      'Certification consultant',
      'Took 46 product families through INMETRO; machine safety files under NR-12.',
    ),
    item(
      'experience',
      '2011-03',
      '2018-01',
      'Laboratório Serra Azul',
      'Test engineer',
      'Electrical safety and EMC for household appliances.',
    ),
  ],
  chau: [
    item('experience', '2016-04', '', 'Kế Toán Bến Lúa', 'Payroll lead', 'Monthly payroll and insurance filing for four factories.'),
    item('certificate', '2019-06', '', 'Ho Chi Minh City', 'Tax agent certificate'),
  ],
  saeki: [
    item('experience', '2009-04', '', '自由职业', '技术翻译', '家电、工具、照明类 PSE 技术文件约 400 万字，与三家登录检查机关长期配合。'),
    item('education', '2001-04', '2005-03', '东都外国语大学', '中国语学科'),
  ],
  vogel: [
    item(
      'experience',
      '2012-01',
      '',
      'Kanzlei Vogel',
      'Steuerberaterin',
      'Eleven Chinese manufacturers with their first German company: formation, VAT, payroll.',
    ),
    item('certificate', '2011-05', '', 'Hessen', 'Steuerberaterexamen'),
  ],
  wanjiru: [
    item(
      'experience',
      '2018-06',
      '',
      'Savanna Plant Hire',
      'Service trainer',
      'Trained 130 mechanics at 14 dealers; wrote the parts catalogue in Swahili.',
    ),
  ],
  claire: [
    item('experience', '2013-09', '', 'Cabinet Beaumont', 'Avocate', 'EU trade marks and designs for importers; 600 takedowns a year.'),
  ],
}
