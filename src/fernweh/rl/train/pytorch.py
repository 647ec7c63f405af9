"""PyTorch, where it is installed."""

from fernweh.kernel.fault import ExtraMissing

try:
    import torch
    from torch import nn
except ModuleNotFoundError as missing:
    raise ExtraMissing("train") from missing

__all__ = ["nn", "torch"]
