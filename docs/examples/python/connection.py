"""What both programs need: the login that an operator made, and the schema registry.

CREDENTIALS.json is what `npm run -s admin -- batch enable ACCOUNT --json` (or `analytics enable NAME --json`) printed.
"""

import json

from confluent_kafka.schema_registry import SchemaRegistryClient


def read_credentials(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def kafka_settings(credentials):
    """Settings that producers and consumers share."""
    return {
        "bootstrap.servers": ",".join(credentials["brokers"]),
        "security.protocol": credentials["securityProtocol"],
        "sasl.mechanism": credentials["mechanism"],
        "sasl.username": credentials["username"],
        "sasl.password": credentials["password"],
    }


def open_registry(credentials):
    return SchemaRegistryClient({"url": credentials["registryUrl"]})
