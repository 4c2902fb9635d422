// What axe-core finds.
() => axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations.map(
  (one) => `${one.id} (${one.nodes.length}): ${one.nodes[0].html.slice(0, 160)} ${one.nodes[0].any[0]?.message ?? one.nodes[0].all[0]?.message ?? ''}`))
