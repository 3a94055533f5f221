import type { RefusalWords } from './refusal-words'

export const pt: RefusalWords = {
  harmless: `atendimento ao cliente, serviço ao cliente, serviço de apoio ao cliente, apoio ao cliente, suporte ao cliente, central do cliente, área do cliente, garantia legal, em nome de, no nome de, no meu nome, sou o dono, sou a dona, como cliente, muito legal, que legal, bem legal,
    processar o, processar a, processar meu, processar minha`,
  others: `meu vizinho, minha vizinha, do vizinho, da vizinha, meu amigo, minha amiga, meu ex, minha ex, meu chefe, meu colega, outra pessoa, outras pessoas, outro cliente, outros clientes, do cliente, da cliente, de um cliente, o cliente, dos clientes, de outros, do dono, do vendedor, do comprador`,
  theirs: `pedido, pedidos, endereço, número, telefone, nome, nomes, e mail, conta, fotos, mensagens, reparo, conserto, reparação, imei, dados, localização, senha, lista`,
  family: `minha esposa, meu marido, minha mulher, meu esposo, minha namorada, meu namorado, meu irmão, minha irmã, meu filho, minha filha, minha mãe, meu pai, meu funcionário, minha funcionária`,
  spying: `espionar, espiar, programa espião, app espião, aplicativo espião, ler as mensagens, ver as mensagens, ler o whatsapp, ver o whatsapp, ler as conversas, ver as conversas, suas ligações, lista de chamadas, histórico de chamadas, ouvir as ligações, rastrear a minha, rastrear o meu, rastrear minha esposa, rastrear meu marido,
    hackear, invadir, sem ela saber, sem ele saber, às escondidas, com quem ela fala, com quem ele fala`,
  owner: `de quem é, quem é o dono, quem é a dona, nome do dono, telefone do dono, endereço do dono, dono do imei, dono deste imei, a quem pertence, localizar um número, localizar este número, rastrear um número, rastrear este número, lista de clientes, lista dos clientes`,
  legal: `advogado~, advogada~, tribunal, tribunais, juiz, na justiça, justiça, processar vocês, processar vcs, vou processar, posso processar, processo judicial, ação judicial, orientação jurídica, conselho jurídico, procon, código do consumidor, direito do consumidor, direitos do consumidor, danos morais, notificação extrajudicial`,
  law: `é legal, é ilegal, o que diz a lei, contra a lei, indenização, indenizações, indenizar, indemnização, meus direitos, ilegal`,
  medical: `remédio~, medicamento~, câncer, cancro, dor de cabeça, dores de cabeça, dor nos olhos, dói a cabeça, grávida~, gravidez, pomada, colírio, me queimei, queimei a mão, queimou a mão, queimou minha mão, queimadura na, minha pele, túnel do carpo, sintomas de, qual médico, que médico, ir ao médico, faz mal à saúde, mal para a saúde,
    antibiótico~`,
  health: `médico~, doutor, doutora, hospital, farmácia, radiação, dor, dores, engoliu, engoli, envenenamento, alergia~, alérgico~, queimadura~, choque elétrico, sintoma~`,
  instructions: `ignore as instruções, ignore suas, ignore todas, ignore tudo o, ignora as instruções, ignora as tuas, esqueça suas, esqueça as instruções, esqueça tudo o, esqueça todas, esquece as tuas, esquece todas, esquece as instruções, suas instruções são, seu prompt, teu prompt, prompt do sistema,
    agora você é um, agora você é uma, você agora é um, aja como se, finja ser, finja que, sem regras, senha do administrador, senha de administrador`,
  toAssistant: `o assistente deve, modelo de linguagem, suas instruções, agora você é, você agora é, aja como, ignore tudo, esqueça tudo`,
}
