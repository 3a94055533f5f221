import type { ArticleText } from '../article'

export const es: ArticleText = {
  title: 'Pantalla agrietada: los primeros pasos',
  summary:
    'Proteja sus dedos, guarde sus datos, averigüe qué está roto y decida con calma. Una grieta rara vez mejora por esperar.',
  coverAlt: 'Un teléfono con la pantalla agrietada y una tira de cinta que la cruza',
  body: `
Una caída dura un segundo, y de pronto tiene en la mano un teléfono con una telaraña de grietas. Antes de pensar en el precio, haga cuatro cosas en este orden.

:::steps
# Cubra el vidrio
Quite las astillas sueltas con una toalla de papel doblada, no con la mano. Pegue cinta adhesiva transparente sobre las grietas. La cinta sujeta el vidrio, no deja entrar el polvo y muchas veces la pantalla sigue respondiendo a través de ella.

# Guarde sus datos
Una pantalla que funciona hoy puede quedar negra mañana. [Guarde sus datos](article:back-up-phone-before-repair) ahora, mientras todavía pueda desbloquear el teléfono.

# Pruebe el teléfono
Busque manchas negras, líneas de color y zonas que no responden al tacto. Tome una foto con cada cámara y haga una llamada.

# Mire el marco
Ponga el teléfono sobre una mesa. Si se balancea o el vidrio se levanta en un borde, el marco está doblado. No lo cargue hasta que alguien haya revisado la batería.
:::

## Qué está roto

- **Solo el vidrio**: la imagen está entera y la función táctil responde. Tiene tiempo, pero entran humedad y polvo.
- **El panel**: manchas, líneas, parpadeo u oscuridad. Se extiende, a menudo en pocos días.
- **La capa táctil**: la imagen está bien, pero el teléfono escribe solo o no reacciona. Apáguelo cuando actúe por su cuenta, para que no se bloquee.

En la mayoría de los teléfonos actuales, el vidrio, la capa táctil y el panel son una sola pieza y se cambian juntos.

## ¿Paga la garantía?

La garantía cubre defectos de material y fabricación. Una caída es un accidente, así que por regla general no está cubierta. Con la protección de pantalla es distinto: vea [qué cubre](article:screen-damage-protection-explained). De todos modos, [consulte su garantía](page:warranty-check): así verá qué tiene su teléfono.

:::warning
No abra el teléfono por su cuenta para ahorrar dinero. Detrás de la pantalla está la batería, y una herramienta que resbale puede perforarla.
:::

## Qué puede esperar

El presupuesto indica la pieza y la mano de obra antes de que se haga nada, y entonces usted decide. El plazo habitual es de 3 a 7 días hábiles desde el día en que empieza la reparación; es orientativo, y los feriados lo alargan. Los detalles están en [cómo es una reparación](article:how-a-repair-goes).
`,
}
