import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '国务院办公厅就治理互联网领域侵犯知识产权和制售假冒伪劣商品提出的意见。',
      '它要求平台审查经营者资格、协助追溯来源、畅通投诉渠道，线上线下一并治理。',
    ],
    sections: [
      section(
        '这是什么',
        '这是国务院办公厅印发各地区、各部门执行的规范性文件，目标是遏制互联网领域侵权假冒行为多发高发的势头，净化网络交易环境。',
      ),
      section('基本原则', ['依法监管', '技术支撑', '统筹协作', '区域联动', '社会共治']),
      section(
        '突出监管重点',
        '坚持线上线下治理相结合，整治网上销售假冒伪劣商品，打击网络侵权盗版，规范搜索、广告、支付、寄递等环节，并加强网络地址、域名和网站备案等基础管理。',
      ),
      section(
        '落实企业责任',
        '指导和督促电子商务平台企业加强对网络经营者的资格审查，健全内部管理与投诉举报制度，配合执法部门追查侵权假冒商品的来源，制止虚假交易等行为，及时处理侵权内容。',
      ),
      section(
        '执法协作与长效机制',
        '加强跨部门、跨地区、跨境的协作，做好行政执法与刑事司法的衔接，完善法规标准，推进信用体系建设，鼓励社会监督与行业自律。',
      ),
      section(
        '衡渡怎样做',
        '企业须先通过认证才能发布需求；投诉、声明与处理按《知识产权保护规则》办理并留有记录；涉及假冒、盗版的需求不予发布；依法配合主管部门。',
      ),
    ],
  },
  en: {
    summary: [
      'Opinions of the State Council’s General Office on infringement of intellectual property and counterfeit goods on the internet.',
      'They require platforms to check traders’ qualifications, help trace sources and keep complaint channels open, covering both online and offline.',
    ],
    sections: [
      section(
        'What it is',
        'A policy document that the General Office issued to regions and ministries for implementation. Its aim is to curb frequent infringement and counterfeiting online and to clean up the online trading environment.',
      ),
      section('Principles', [
        'Supervision by law',
        'Technical support',
        'Coordination across bodies',
        'Action across regions',
        'Participation of society',
      ]),
      section(
        'Focus of supervision',
        'Online and offline supervision go together: action against counterfeit and shoddy goods sold online and against piracy, rules for search, advertising, payment and delivery, and better basic administration of network addresses, domain names and site filings.',
      ),
      section(
        'What companies must do',
        'Platforms are guided to check traders’ qualifications, maintain internal controls and complaint handling, help the authorities trace infringing goods, stop fake transactions and deal with infringing content promptly.',
      ),
      section(
        'Enforcement and long-term mechanisms',
        'Cooperation across departments, regions and borders; coordination of administrative and criminal enforcement; better rules and standards; credit systems; oversight by society and self-regulation by industry.',
      ),
      section(
        'What Hengdu does',
        'Companies are verified before they publish. Complaints, declarations and decisions follow the Intellectual Property Protection Rules and are recorded. Requests for counterfeit or pirated goods are not published. We cooperate with the authorities as the law provides.',
      ),
    ],
  },
}

export default both
