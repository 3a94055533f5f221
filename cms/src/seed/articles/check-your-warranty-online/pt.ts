import type { ArticleText } from '../article'

export const pt: ArticleText = {
  title: 'Consulte a garantia on-line com o IMEI',
  summary:
    'Até quando o seu celular está coberto, e em que país? Digite 15 dígitos e leia a resposta, sem conta e sem nota fiscal.',
  coverAlt: 'Um celular com um escudo e um sinal de confirmação, e um calendário com um dia marcado',
  body: `
“Meu celular ainda está na garantia?” é a pergunta que nossas assistências técnicas mais ouvem. Agora você pode respondê-la por conta própria: a [consulta de garantia](page:warranty-check) só precisa do IMEI do seu celular.

:::steps
# Encontre o IMEI
Disque \`*#06#\` no celular. [Como encontrar o IMEI](article:find-your-imei-number) mostra outras maneiras, para um celular que não liga.

# Digite-o
Espaços e hifens não fazem diferença. Se houver dois números, use o primeiro.

# Leia o resultado
Ele aparece no alto, em palavras, com a data até a qual o celular está coberto. Abaixo vêm a marca, o modelo e a ativação.
:::

## O que as respostas significam

- **Na garantia.** Defeitos de material e de fabricação estão cobertos até a data mostrada.
- **Fora da garantia.** O reparo é possível e tem um preço. Peça um orçamento antes de decidir.
- **Enviado de outro país.** O celular foi feito para outro mercado. A garantia vale lá, e não onde você consultou.
- **Ativação em andamento.** Um celular novo se ativa sozinho depois de receber um chip e ficar algum tempo conectado à internet. O cartão de garantia aparece 24 horas após a ativação.
- **O IMEI não existe.** Compare dígito por dígito. Quase sempre, dois trocaram de lugar.
- **Consulte no país onde comprou o celular.** A consulta considera o país de onde você pergunta. Escolha a seção daquele país ou desligue a VPN.
- **Entre em contato com o revendedor.** Nesse caso, quem tem a resposta é a loja onde você comprou o celular.

## O que a consulta não decide

Ela informa o prazo. Se um defeito está coberto ou não, depende do defeito: danos por queda, por líquido ou por abertura do aparelho, em regra, não entram na garantia, e uma bateria que envelhece é desgaste. Por isso o técnico examina o celular antes de dizer o preço.

:::hint
Faça uma captura de tela do resultado ou anote a data. Se um dia o celular não ligar, você a tem em mãos.
:::

## Seu número continua sendo seu

A consulta não guarda nenhum nome e não pede login. Ela mostra o que diz respeito ao aparelho, nunca de quem ele é.

Se o prazo está para terminar e algo não vai bem com o celular, não espere: [como funciona o reparo](article:how-a-repair-goes) mostra o que levar.
`,
}
