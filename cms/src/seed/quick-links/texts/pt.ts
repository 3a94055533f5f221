import type { LinkTexts } from './link-texts'

export const pt: LinkTexts = {
  warrantyCheck: [
    'Consultar a garantia',
    'garantia, garatia, garantía, imei, consultar imei, data de ativação, vencimento, meu celular está na garantia',
  ],
  repairStatus: [
    'Andamento do reparo',
    'andamento, status, acompanhar, rastrear, conserto, reparo, cadê meu celular, ordem de serviço, os, ficou pronto',
  ],
  serviceCenter: [
    'Encontrar assistência',
    'assistência técnica, assistencia, autorizada, loja, oficina, perto de mim, endereço, horário, como chegar',
  ],
  partPrices: [
    'Preço de peças',
    'preço, preco, valor, quanto custa, preço da tela, preço da bateria, peça, orçamento, mão de obra',
  ],
  brokenScreen: [
    'Tela quebrada',
    'tela quebrada, tela trincada, trocar tela, vidro, display, frontal, touch não funciona, rachada',
  ],
  phoneRepair: [
    'Conserto de celular',
    'conserto, consertar, arrumar celular, telemóvel, não carrega, bateria, alto-falante, câmera, microfone, botão, esquenta, não liga',
  ],
  appointment: ['Agendar um reparo', 'agendar, agendamento, marcar, horário, reserva, visita'],
  contact: [
    'Telefone e e-mail',
    'contato, contacto, telefone, ligar, número, atendimento, sac, whatsapp, zap, email, e-mail, reclamação',
  ],
  chat: ['Conversar com a gente', 'chat, bate-papo, ajuda on-line, atendente, suporte, mensagem'],
  servicePolicy: [
    'Política de serviço',
    'política de garantia, política, politica, regras, o que cobre, exclusões, garantia acessórios, garantia notebook, garantia eletrodomésticos',
  ],
  protection: [
    'Planos de proteção',
    'seguro, proteção de tela, care+, garantia estendida, acidente, acionar, plano',
  ],
  faq: ['Perguntas e respostas', 'faq, perguntas, dúvidas, duvidas, ajuda, quanto tempo, por quê, problema'],
  tips: ['Dicas e truques', 'dicas, truques, como, guia, limpar, lento, bateria acaba, quente, água'],
  originalPart: [
    'Peça original?',
    'original, genuína, falsa, pirata, paralela, número de série, verificar peça',
  ],
  drivers: [
    'Drivers e manuais',
    'driver, drivers, baixar, download, notebook, laptop, wi-fi, manual, guia, snid, windows',
  ],
  tvWarranty: ['Garantia da TV', 'tv, televisão, televisor, garantia tv, número de série da tv'],
  airConditioner: [
    'Conserto de ar-condicionado',
    'ar, ar condicionado, ar-condicionado, split, não gela, gás, pingando, limpeza de ar',
  ],
  unlockAppeal: [
    'Desbloquear um celular',
    'desbloquear, bloqueado, desbloqueio, celular bloqueado, cartão de embarque, antifurto',
  ],
}
