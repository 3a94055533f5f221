import type { LegalText } from '../legal-text'

export const es: LegalText = {
  title: 'Política de cookies',
  body: `
:::warning
Texto de muestra para una demostración. El grupo de Aster, Kite y Solis es inventado. Antes de que este sitio atienda a clientes reales, un abogado debe reemplazar esta página.
:::

Una cookie es una pequeña nota que un sitio deja en su navegador y vuelve a leer. Esta página dice qué deja este sitio.

## Lo que siempre hace falta

- **Su sesión.** Después de iniciarla, una cookie la mantiene hasta que la cierra. Los programas de la página no pueden leerla.
- **Su elección sobre cookies**, para no preguntarle de nuevo.
- **Un anuncio que cerró** sigue cerrado cinco minutos. Su navegador lo recuerda solo y no nos lo envía.
- **Su nombre en la cabecera**, si inició sesión. También eso lo recuerda solo su navegador.

Sin esto, el sitio olvidaría en cada página lo que hizo en la anterior.

## Lo que necesita su permiso

En algunos países contamos las visitas con un servicio de medición, para ver qué páginas ayudan. Donde la ley exige permiso, como en Rusia, eso empieza solo después de elegir «aceptar todas». Después de «rechazar todas» no se cuenta nada y el sitio funciona igual.

## Lo que no usamos

Ninguna cookie de redes de publicidad, ninguna que lo siga a otros sitios. Los anuncios de aquí son nuestros.

## Cómo cambiar de opinión

:::steps
# Abra los ajustes del navegador
Busque «Privacidad» o «Ajustes de sitios».

# Borre los datos de este sitio
Eso quita todo lo que aquí se describe. Su sesión se cierra.

# Elija de nuevo
Donde pedimos permiso, la pregunta vuelve en su próxima visita.
:::

## Preguntas

La [política de privacidad](page:policy/privacy) dice qué más hacemos con los datos. Por la [página de contacto](page:contact) puede escribirnos.
`,
}
