import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '电子商务领域的基本法律，规定经营者、平台与消费者各自的权利义务。',
      '它要求平台核验身份、公平制定规则、保护知识产权、建立争议解决机制。',
    ],
    sections: [
      section(
        '管什么',
        '适用于中国境内通过互联网等信息网络销售商品或者提供服务的经营活动。金融类产品和服务，以及利用信息网络提供的新闻信息、音视频节目、出版和文化产品等内容方面的服务，不适用本法。',
      ),
      section('平台的义务', [
        '核验、登记经营者的身份，向市场监管和税务部门报送有关信息。',
        '保障交易安全，制定网络安全应急预案，发生事件时立即处置并报告。',
        '保存商品、服务与交易信息，自交易完成之日起不少于三年。',
        '公示服务协议和交易规则，修改时公开征求意见，至少提前七日公示。',
        '不得对平台内经营者的交易、价格等作不合理限制，不得收取不合理费用。',
        '建立信用评价制度，不得删除消费者的评价。',
      ]),
      section(
        '知识产权',
        '权利人认为权利受到侵害的，可以通知平台采取删除、屏蔽、断开链接、终止交易等措施；平台转送通知与不侵权声明，声明送达后十五日内未收到权利人已投诉或起诉的通知，应当终止所采取的措施。恶意通知加倍承担赔偿责任。',
      ),
      section(
        '合同与争议',
        '电子合同适用民法典等规定，当事人使用自动信息系统订立或履行合同的行为有法律效力。平台应当建立便捷的投诉举报机制，可以建立在线争议解决机制；经营者应当提供原始合同和交易记录。',
      ),
      section('个人信息', '收集、使用用户个人信息须遵守法律法规；应当明示查询、更正、删除及注销的方式与程序，不得设置不合理条件。'),
      section(
        '衡渡怎样做',
        '通知与声明的流程写在《知识产权保护规则》；规则变更至少提前七日通知；争议期间冻结所涉款项，裁定留有记录；账号可以查询、更正、导出与注销。',
      ),
    ],
  },
  en: {
    summary: [
      'The basic law of electronic commerce: the rights and duties of traders, platforms and consumers.',
      'It requires platforms to verify identity, make fair rules, protect intellectual property and provide dispute resolution.',
    ],
    sections: [
      section(
        'What it covers',
        'Selling goods or providing services in China over the internet and other networks. Financial products and services, and content such as news, audio and video programmes, publications and cultural products, fall outside it.',
      ),
      section('Duties of platforms', [
        'Verify and register traders, and report to the market and tax authorities.',
        'Keep transactions secure, maintain an emergency plan, and act and report immediately when an incident occurs.',
        'Keep information on goods, services and transactions for at least three years from completion.',
        'Publish agreements and rules; consult publicly on changes and announce them at least seven days ahead.',
        'Do not impose unreasonable limits on traders’ transactions and prices, or charge unreasonable fees.',
        'Run a rating system, and do not delete consumers’ ratings.',
      ]),
      section(
        'Intellectual property',
        'An owner may notify the platform, which removes, hides or unlinks content or ends the transaction. It passes on the notice and any declaration of non-infringement, and lifts the measures unless it hears within fifteen days of a complaint to the authorities or a suit. Bad-faith notices incur double damages.',
      ),
      section(
        'Contracts and disputes',
        'Electronic contracts follow the general law of contract, and acts done through automated systems are legally binding. Platforms keep an easy way to complain, and may run online dispute resolution; traders produce original contracts and records.',
      ),
      section(
        'Personal information',
        'Collection and use follow the law. Ways to see, correct, delete and close an account must be stated and must not be subject to unreasonable conditions.',
      ),
      section(
        'What Hengdu does',
        'Notices and counter-notices follow the Intellectual Property Protection Rules. Changes are notified at least seven days ahead. Contested money is frozen during a dispute and rulings are recorded. Accounts can be seen, corrected, exported and closed.',
      ),
    ],
  },
}

export default both
