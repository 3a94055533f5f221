import type { ArticleText } from '../article'

export const pt: ArticleText = {
  title: 'Quando o celular esquenta',
  summary:
    'Ficar morno ao carregar ou jogar é normal. Veja quando passa do ponto, como esfriar o celular e de onde vem o calor.',
  coverAlt: 'Um celular entre o sol e um termômetro, com calor subindo dele',
  body: `
Um celular não tem ventoinha. Ele passa o calor para a carcaça, e dali para o ar e para a sua mão. Por isso fica morno quando trabalha muito, e é assim que deve ser. Está quente demais quando é desagradável segurá-lo, quando mostra um aviso ou quando fica lento, escurece a tela ou para de carregar.

## Esfrie o celular

:::steps
# Pare o que produz o calor
Tire o carregador, feche o jogo, a câmera ou a navegação e desligue o ponto de acesso Wi-Fi.

# Tire a capa
Capas grossas seguram o calor.

# Leve-o para a sombra
O melhor é um lugar com ar em movimento: na frente de um ventilador ou sobre um piso frio. Em geral, dez minutos bastam.

# Deixe-o em paz
Com a tela apagada ou, se estiver muito quente, em modo avião.
:::

:::warning
Nunca esfrie um celular na geladeira, no congelador ou com gelo. A umidade do ar vira água dentro dele, e [água no celular](article:phone-fell-in-water) é pior que o calor.
:::

## Descubra a causa

- **Ao carregar.** Uma superfície macia, como a cama, segura o calor. Um cabo gasto ou um carregador inadequado pioram a situação. Teste com outros.
- **No carro.** Sol pelo para-brisa, navegação, carga e brilho no máximo, tudo junto, é mais do que um celular consegue resfriar. Ponha-o na frente de uma saída de ar.
- **No bolso.** Um aplicativo que trabalha em segundo plano. Veja em Configurações, Bateria, qual está no topo.
- **Depois de uma atualização.** Por um ou dois dias, o celular organiza fotos e prepara aplicativos. Isso passa sozinho.
- **Com sinal fraco.** O celular transmite com mais potência. Use o Wi-Fi onde puder.

## Quando é preciso um técnico

Traga o celular se ele esquenta sem fazer nada, se o calor vem de um único ponto pequeno ou se a parte de trás está estufada. Uma bateria inchada não deve ser carregada nem apertada.

Temperaturas altas encurtam a vida da bateria mesmo quando tudo parece bem. Em [como fazer a bateria durar](article:make-your-phone-battery-last) você vê o que mais ajuda.
`,
}
